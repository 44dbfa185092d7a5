import { cpus, loadavg, totalmem } from 'node:os'

const antes = loadavg()[0] ?? 0
const decimal = (n: number): string => n.toFixed(1).replace('.', ',')

/** The day, the machine and what else it had to do: a figure says nothing without them. */
export const maquina = (): string =>
  `${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores (${cpus()[0]?.model.trim() ?? '?'}), ${Math.round(totalmem() / 2 ** 30)} GB, ` +
  `Node ${process.version}; load average of the machine ${decimal(antes)} before, ${decimal(loadavg()[0] ?? 0)} after.`
