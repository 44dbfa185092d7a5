import { parteDoTipo } from '../processo/parte-do-tipo.ts'
import type { PainelDoParecer } from '../processo/tela.ts'
import type { Registro } from './registro.ts'

const MesmaDoenca = parteDoTipo(() => import('./ParecerCampos.tsx'), 'MesmaDoenca')

type Nome = Registro['pareceresAbertos'][number]

const homologar = {
  approveLabel: 'Homologar',
  achados: ({ pendencias }: Registro) => pendencias,
} as const

/** Homologation, of one sector or the other: one click, with what it finds beside it. */
export const pareceres: { readonly [N in Nome]: PainelDoParecer<Registro> } = {
  sesmt: { ...homologar, Campos: MesmaDoenca },
  departamento_pessoal: homologar,
}
