import { readFromTab, removeFromTab, saveInTab } from '../../lib/storage/tab-storage.ts'

// What was typed in each conversation and not sent, kept in this tab until the sign-out.

const chaveDe = (conversaId: number): string => `conversas:rascunho:${conversaId}`

export function lerRascunho(dono: number, conversaId: number): string {
  const guardado = readFromTab(dono, chaveDe(conversaId))
  return typeof guardado === 'string' ? guardado : ''
}

export function guardarRascunho(dono: number, conversaId: number, texto: string): void {
  if (texto.trim() === '') removeFromTab(dono, chaveDe(conversaId))
  else saveInTab(dono, chaveDe(conversaId), texto)
}
