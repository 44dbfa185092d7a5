import { diasAte, isData } from '../../lib/time/dia.ts'
import { fracaoDe, linhasDe } from './form/linhas.ts'
import type { Registro } from './registro.ts'

export interface Interrupcao {
  readonly em: string
  readonly gozados: number
  /** Days that went back to the period. */
  readonly devolvidos: number
}

/** What an interruption left of a vacation; null for one that was not interrupted. */
export function interrupcaoDe({
  status,
  eventos,
  dados,
}: Pick<Registro, 'status' | 'eventos' | 'dados'>): Interrupcao | null {
  const evento = status === 'interrompida' && eventos.findLast(({ nome }) => nome === 'interromper')
  const em = evento && evento.dados['em']
  if (!isData(em)) return null
  const fracoes = linhasDe(dados['fracoes']).flatMap((linha) => fracaoDe(linha) ?? [])
  const gozados = fracoes.reduce(
    (soma, { inicio, dias }) => soma + Math.min(dias, Math.max(0, diasAte(inicio, em))),
    0,
  )
  const pedidos = fracoes.reduce((soma, { dias }) => soma + dias, 0)
  return { em, gozados, devolvidos: pedidos - gozados }
}
