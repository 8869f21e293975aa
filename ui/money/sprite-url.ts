// For a preload link on pages that show coins at once.

export {}
