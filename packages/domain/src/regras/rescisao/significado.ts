import { regraNoContrato, type Causa } from './causas.ts'
import type { RegraDaCausa, TipoDeContrato } from './causas-tipos.ts'

/** What a cause means for who leaves, by subject, in the order the form shows. */
export const temasDaCausa = {
  aviso: 'Aviso prévio',
  multa: 'Multa do FGTS',
  saque: 'Saque do FGTS',
  seguro: 'Seguro-desemprego',
  ferias: 'Férias proporcionais',
  decimoTerceiro: '13º proporcional',
} as const
export type TemaDaCausa = keyof typeof temasDaCausa

export interface Significado {
  readonly tema: TemaDaCausa
  readonly rotulo: string
  readonly texto: string
  /** The person has it, whole or in part. */
  readonly tem: boolean
}

const avisos: Readonly<Record<RegraDaCausa['aviso'], string>> = {
  INTEGRAL: 'De 30 a 90 dias, trabalhado ou pago',
  METADE: 'Metade, se pago em dinheiro',
  DO_EMPREGADO: 'Deve 30 dias à empresa',
  NAO: 'Não tem',
}
const saques: Readonly<Record<RegraDaCausa['saqueFgts'], string>> = {
  NAO: 'Não saca',
  '80%': 'Até 80% dos depósitos',
  '100%': 'Todos os depósitos',
  DEPENDENTES: 'Pelos dependentes',
}
const parte = (percentual: 0 | 50 | 100): string =>
  percentual === 100 ? 'Recebe' : percentual === 50 ? 'Recebe metade' : 'Não recebe'

/** What a cause gives and takes, in a few words by subject: the same subjects for every cause, to be read side by side. */
export function oQueSignifica(causa: Causa, contrato?: TipoDeContrato): readonly Significado[] {
  const { aviso, multaFgts, saqueFgts, seguroDesemprego, feriasProporcionais, decimoTerceiro } =
    regraNoContrato(causa, contrato)
  const textos: Readonly<Record<TemaDaCausa, readonly [string, boolean]>> = {
    aviso: [avisos[aviso], aviso === 'INTEGRAL' || aviso === 'METADE'],
    multa: [multaFgts > 0 ? `${multaFgts}% dos depósitos` : 'Não tem', multaFgts > 0],
    saque: [saques[saqueFgts], saqueFgts !== 'NAO'],
    seguro: [seguroDesemprego ? 'Pode pedir, se tiver os meses' : 'Não tem', seguroDesemprego],
    ferias: [parte(feriasProporcionais), feriasProporcionais > 0],
    decimoTerceiro: [parte(decimoTerceiro), decimoTerceiro > 0],
  }
  return (Object.keys(temasDaCausa) as TemaDaCausa[]).map((tema) => ({
    tema,
    rotulo: temasDaCausa[tema],
    texto: textos[tema][0],
    tem: textos[tema][1],
  }))
}
