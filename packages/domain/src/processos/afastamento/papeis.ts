import type { PapelSpec } from '../../processo/papel.ts'
import { setores } from '../../setores/setores.ts'
import { quemInforma, sesmt } from './quem.ts'

const rhESesmt = [...setores.rh.grupos, ...sesmt]

/** The papers of a leave; none of them says the reason. */
export const papeisDoAfastamento = {
  /** Decreto 3.048/1999 art. 75: dates and the last day worked, for the requirement at INSS. */
  requerimento_inss: {
    label: 'Encaminhamento ao INSS',
    grupos: rhESesmt,
    status: ['informado', 'em_analise', 'homologado', 'encerrado'],
  },
  /** NR-7 item 7.5.9. */
  convocacao_exame: { label: 'Convocação para exame de retorno', grupos: rhESesmt, status: ['homologado'] },
  comunicacao_tomador: {
    label: 'Comunicação ao tomador',
    grupos: quemInforma,
    status: ['homologado'],
  },
} as const satisfies Readonly<Record<string, PapelSpec>>

export type PapelDoAfastamento = keyof typeof papeisDoAfastamento
