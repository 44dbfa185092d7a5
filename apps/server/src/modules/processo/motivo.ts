import type { Pendencia } from '@rh/domain/pendencia'
import { erros } from '@rh/domain/errors'
import type { Failure } from '../../http/failure.ts'

/** Formats the failure of a scheduled transition, as the person would have been told. */
export function motivoDe(
  { codigo, detalhes }: Failure,
  quais: (achado: Pendencia) => boolean = () => true,
): string {
  const { pendencias = [], mensagem } = detalhes
  if (pendencias.length === 0) return mensagem ?? erros[codigo].mensagem
  return pendencias
    .filter(quais)
    .map((achado) => achado.mensagem)
    .join(' ')
}
