import { estabilidadeOf } from '@rh/domain/regras/estabilidade/estabilidade'
import { faixasDeEstabilidade } from '@rh/domain/regras/estabilidade/faixas'
import { formatDate } from '../../../lib/format.ts'
import { StatusChip } from '../../../ui/data/StatusChip.tsx'
import { renderDuas } from '../../processo/lista/duas-linhas.tsx'
import { fimEmPalavras, type Linha } from './fim.ts'

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
