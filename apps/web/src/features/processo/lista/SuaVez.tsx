import { StatusChip } from '../../../ui/data/StatusChip.tsx'

/** It waits for the person who looks: the same mark in the list and on the board. */
export const SuaVez = () => <StatusChip label="Sua vez" tone="success" />
