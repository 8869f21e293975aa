import Type, { type Static } from 'typebox'

/** Maintenance that customers read of, a day ahead and while it goes on. */
export const PlannedMaintenanceOut = Type.Object(
  {
    what: Type.String({ description: 'Name of the coin or network.' }),
    startsAt: Type.String({ format: 'date-time' }),
    endsAt: Type.String({ format: 'date-time' }),
    note: Type.String(),
    isOpen: Type.Boolean({ description: 'Whether it goes on now.' }),
  },
  { description: 'Of planned maintenance: no new orders from start to end.' },
)
export type PlannedMaintenanceOut = Static<typeof PlannedMaintenanceOut>
