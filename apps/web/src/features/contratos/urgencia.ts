import type { Tone } from '../../ui/data/StatusChip.tsx'

interface Urgencia {
  readonly label: string
  readonly tone: Tone
}

/** How soon it must be decided where a person goes: days left to the end against the days of notice owed. */
export function urgenciaDe(faltam: number, diasDeAviso: number): Urgencia | null {
  const folga = faltam - diasDeAviso
  if (folga < 0) return { label: 'Passou do prazo', tone: 'error' }
  if (folga === 0) return { label: 'Hoje', tone: 'error' }
  if (folga <= 15) return { label: folga === 1 ? 'Falta 1 dia' : `Faltam ${folga} dias`, tone: 'warning' }
  return null
}
