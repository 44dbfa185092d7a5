import { faixasDeEstabilidade } from '@rh/domain/listas/estabilidades'
import { estabilidadeOf } from '@rh/domain/regras/estabilidade/estabilidade'
import type { ReplyOf } from '../../../lib/api/api.ts'
import { emDias } from '../../../lib/time/em-dias.ts'
import { formatDate } from '../../../lib/format.ts'
import { StatusChip } from '../../../ui/data/StatusChip.tsx'
import { renderDuas } from '../../processo/lista/celulas.tsx'

export type Linha = ReplyOf<'GET /api/demissao/estabilidades'>['results'][number]

/** How far the end is, or why nobody knows it. */
export const fimEmPalavras = ({ faltam, previsto }: Pick<Linha, 'faltam' | 'previsto'>): string =>
  faltam === null ? 'Falta uma data' : `${emDias(faltam)}${previsto ? ', previsto' : ''}`

/** The cells of the radar that are more than their text. */
export const celulas = {
  nome: ({ nome, matricula }: Linha) => renderDuas(nome, `Matrícula ${matricula}`),
  posto: ({ posto, contrato }: Linha) => renderDuas(posto, contrato),
  tipo: ({ tipo, fundamento }: Linha) => renderDuas(estabilidadeOf(tipo).nome, fundamento),
  inicio: ({ inicio }: Linha) => formatDate(inicio),
  fim: (linha: Linha) =>
    renderDuas(linha.fim === null ? 'Sem data final' : formatDate(linha.fim), fimEmPalavras(linha)),
  faixa: ({ faixa }: Linha) => (
    <StatusChip label={faixasDeEstabilidade[faixa].label} tone={faixasDeEstabilidade[faixa].tone} />
  ),
}
