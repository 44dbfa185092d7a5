import { StatusChip } from '../../../ui/data/StatusChip.tsx'

/** Chip "Sua vez", in the list and on the board. */
export const SuaVez = () => <StatusChip label="Sua vez" tone="success" />
