import type { DataIso } from '../calendario/datas.ts'
import type { AvisoDaDemissao } from './aviso-da-demissao.ts'
import { causaOf } from './causas.ts'

/** Days of a dismissal that matter, in the words of the timeline. */
export const marcosDaDemissao = {
  comunicacao: { rotulo: 'Comunicação', baseLegal: 'CLT art. 487' },
  inicio_aviso: { rotulo: 'Início do aviso', baseLegal: 'Súmula 380 TST' },
  ultimo_dia: { rotulo: 'Último dia trabalhado', baseLegal: 'CLT art. 488' },
  desligamento: { rotulo: 'Desligamento', baseLegal: 'MOS S-2299' },
  s2299: { rotulo: 'Envio do S-2299', baseLegal: 'MOS S-2299' },
  pagamento: { rotulo: 'Pagamento e documentos', baseLegal: 'CLT art. 477 § 6º' },
  exame: { rotulo: 'Exame demissional', baseLegal: 'NR-7 item 7.5.11' },
  projecao: { rotulo: 'Fim com o aviso projetado', baseLegal: 'CLT art. 487 § 1º' },
} as const
export type MarcoDaDemissao = keyof typeof marcosDaDemissao

export interface DataDaDemissao {
  readonly codigo: MarcoDaDemissao
  readonly rotulo: string
  readonly data: DataIso
  readonly baseLegal: string
}

/** The days of a dismissal in order; those that say the same as another one are left out. */
export function linhaDoTempo(aviso: AvisoDaDemissao): readonly DataDaDemissao[] {
  const { verbas, exame } = causaOf(aviso.causa)
  const datas: readonly (readonly [MarcoDaDemissao, DataIso | null])[] = [
    ['comunicacao', aviso.comunicacao],
    ['inicio_aviso', aviso.inicioAviso],
    ['ultimo_dia', aviso.ultimoDiaTrabalhado === aviso.dtDeslig ? null : aviso.ultimoDiaTrabalhado],
    ['desligamento', aviso.dtDeslig],
    ['s2299', aviso.s2299Ate],
    ['pagamento', verbas ? aviso.pagarAteDiaUtil : null],
    ['exame', exame ? aviso.asoAte : null],
    ['projecao', aviso.dtProjFimAPI],
  ]
  return datas
    .flatMap(([codigo, data]) => (data === null ? [] : [{ codigo, ...marcosDaDemissao[codigo], data }]))
    .toSorted((a, b) => (a.data < b.data ? -1 : a.data > b.data ? 1 : 0))
}
