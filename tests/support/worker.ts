import { type LaunchOptions, launch, type RunningProcess } from './launch.ts'

/** Starts a process that only works, and has no front door, beside others on one database server. */
export async function startWorker(options: Omit<LaunchOptions, 'entry'>): Promise<RunningProcess> {
  const env = { ROLE: 'worker', ...options.env }
  const [process] = await launch({ ...options, entry: 'main/commands/work.ts', env }, /are ready/)
  return process
}
