import type { DataIso } from '../calendario/datas.ts'
import { antecedenciaDoS2230 } from '../esocial/prazos.ts'
import { vigenteEm, type Vigencia } from '../parametros/vigencia.ts'
import { faltasJustificadas } from './motivos-justificadas.ts'
import { motivosDeLicenca } from './motivos-licencas.ts'
import { motivosDeSaude } from './motivos-saude.ts'
import {
  visaoPorSigilo,
  type QuemPaga,
  type RegraDoMotivo,
  type SetorDoAfastamento,
  type Visao,
} from './motivos-tipos.ts'

/**
 * Every reason of leave that the product offers: eSocial tabela 18 (S-1.3) by its code, and the absences of CLT art. 473
 * and others as `J-…`.
 */
export const motivosDeAfastamento = { ...motivosDeSaude, ...motivosDeLicenca, ...faltasJustificadas }
export type MotivoDeAfastamento = keyof typeof motivosDeAfastamento

export const isMotivoDeAfastamento = (codigo: string): codigo is MotivoDeAfastamento =>
  Object.hasOwn(motivosDeAfastamento, codigo)

/** The rule of a reason, widened for code that walks over all of them. */
export const motivoOf = (codigo: MotivoDeAfastamento): RegraDoMotivo => motivosDeAfastamento[codigo]

const OUTRA_CATEGORIA = 'Não se aplica a empregado de empresa privada.'
const encerrado = (ultimoDia: string, em: string) => `Saiu da tabela em ${ultimoDia}: use ${em}.`

/** The other codes of tabela 18, with why the product does not offer them. */
export const motivosForaDeUso: Readonly<Record<string, string>> = {
  '05': OUTRA_CATEGORIA,
  '08': encerrado('18/07/2021', 'licença remunerada (16)'),
  '10': OUTRA_CATEGORIA,
  '13': OUTRA_CATEGORIA,
  '14': encerrado('09/03/2022', 'a transferência'),
  '15': 'Férias têm o seu próprio processo.',
  '23': encerrado('18/07/2021', 'mandato eleitoral (22)'),
  '26': encerrado('21/04/2024', 'licença remunerada (16)'),
  '28': encerrado('21/04/2024', 'a falta justificada do art. 473 IX'),
  '30': encerrado('18/07/2021', 'a folha de ponto: a suspensão disciplinar não é mais enviada'),
  '31': OUTRA_CATEGORIA,
  '33': encerrado('18/07/2021', 'a prorrogação de 60 dias (43)'),
  '34': OUTRA_CATEGORIA,
  '36': OUTRA_CATEGORIA,
  '37': 'Foi um programa de 2020 e 2021.',
  '38': OUTRA_CATEGORIA,
  '39': OUTRA_CATEGORIA,
  '40': OUTRA_CATEGORIA,
}

const inicios: Readonly<Record<string, DataIso>> = {
  '18': '2018-01-01',
  '35': '2018-07-01',
  '41': '2022-05-05',
  '42': '2022-05-05',
  '43': '2025-07-02',
}

/** First day of the reason in tabela 18; null for those that are there since the first one. */
export const inicioDoMotivo = (codigo: MotivoDeAfastamento): DataIso | null => inicios[codigo] ?? null

/** Absence of CLT art. 473 and the like, of which eSocial asks nothing by itself. */
export const isFaltaJustificada = (codigo: MotivoDeAfastamento): boolean =>
  Object.hasOwn(faltasJustificadas, codigo)

/** Code of tabela 18 with which the leave is sent; null for an absence that is not. */
export function codigoDoEsocial(codigo: MotivoDeAfastamento): string | null {
  if (codigo === 'J-ATESTADO_MEDICO') return '03'
  return isFaltaJustificada(codigo) ? null : codigo
}

/** Leaves of illness and accident, whose days the company and INSS share. */
export const isIncapacidade = (codigo: MotivoDeAfastamento): boolean =>
  ['doenca', 'acidente'].includes(motivoOf(codigo).grupo)

/**
 * Most days ahead of today that a leave of this reason may begin (leiaute S-2230: none, 120 for code 18). Null for the
 * absences of art. 473, which S-2230 does not limit.
 */
export const diasAdiante = (codigo: MotivoDeAfastamento): number | null =>
  isFaltaJustificada(codigo) ? null : (antecedenciaDoS2230[codigo] ?? 0)

/** From Lei 15.371/2026 on, salário-paternidade: the company pays and offsets. */
const pagadorDaPaternidade: readonly Vigencia<QuemPaga>[] = [
  { desde: '1988-10-05', valor: 'EMPRESA', fonte: 'CLT art. 473 III' },
  { desde: '2027-01-01', valor: 'EMPRESA_COMPENSA', fonte: 'Lei 15.371/2026' },
]

/** Who pays a leave that begins on a day. */
export const quemPaga = (codigo: MotivoDeAfastamento, inicio: DataIso): QuemPaga =>
  (codigo === 'J-PATERNIDADE' ? vigenteEm(pagadorDaPaternidade, inicio)?.valor : null) ??
  motivoOf(codigo).quemPaga

/** How much of a leave of this reason a sector sees (see `visaoPorSigilo`). */
export const oQueVe = (codigo: MotivoDeAfastamento, setor: SetorDoAfastamento): Visao =>
  visaoPorSigilo[motivoOf(codigo).sigilo][setor]

/** Reasons that somebody of these sectors may inform, in the order of the table. */
export const motivosQueInforma = (setores: readonly SetorDoAfastamento[]): readonly MotivoDeAfastamento[] =>
  (Object.keys(motivosDeAfastamento) as MotivoDeAfastamento[]).filter((codigo) =>
    motivoOf(codigo).informa.some((setor) => setores.includes(setor)),
  )
