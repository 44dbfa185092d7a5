import { emNumero } from './celulas.tsx'
import type { Relatorio } from './chamadas.ts'

const comSinal = (diferenca: number, escrito: string): string => ` (${diferenca > 0 ? '+' : '−'}${escrito})`

/** ` (+12%)`, and of a rate ` (+0,4 p.p.)`; nothing where there is nothing to measure against. */
export function comparado(
  tipo: Relatorio['colunas'][string]['tipo'],
  agora: number | null,
  antes: number,
): string {
  if (agora === null) return ''
  if (tipo === 'porcento') {
    const pontos = Math.round((agora - antes) * 10) / 10
    return pontos === 0 ? ' (igual)' : comSinal(pontos, `${emNumero(Math.abs(pontos))} p.p.`)
  }
  if (antes === 0) return ''
  const porcento = Math.round(((agora - antes) / Math.abs(antes)) * 100)
  return porcento === 0 ? ' (igual)' : comSinal(porcento, `${emNumero(Math.abs(porcento))}%`)
}
