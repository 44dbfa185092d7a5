import { faixasDeVencimento } from '@rh/domain/listas/ferias-a-vencer'
import type { ReplyOf } from '../../../lib/api/api.ts'
import { emDias } from '../../../lib/time/em-dias.ts'
import { diasAte } from '../../../lib/time/dia.ts'
import { formatDate, formatMoney } from '../../../lib/format.ts'
import { StatusChip } from '../../../ui/data/StatusChip.tsx'
import { renderDuas } from '../../processo/lista/duas-linhas.tsx'

export type Linha = ReplyOf<'GET /api/ferias/a-vencer'>['results'][number]

/** Days left to the last start that the law allows. */
export const diasParaComecar = ({
  faltam,
  ultimoInicio,
  comecarAte,
}: Pick<Linha, 'faltam' | 'ultimoInicio' | 'comecarAte'>): number =>
  faltam - diasAte(comecarAte, ultimoInicio)

/** The cells of the queue that are more than their text. */
export const celulas = {
  nome: ({ nome, matricula }: Linha) => renderDuas(nome, `Matrícula ${matricula}`),
  ultimoInicio: (linha: Linha) => renderDuas(formatDate(linha.comecarAte), emDias(diasParaComecar(linha))),
  faixa: ({ faixa }: Linha) => (
    <StatusChip label={faixasDeVencimento[faixa].label} tone={faixasDeVencimento[faixa].tone} />
  ),
  dobraCentavos: ({ dobraCentavos }: Linha) =>
    dobraCentavos === undefined ? '' : formatMoney(dobraCentavos),
}
