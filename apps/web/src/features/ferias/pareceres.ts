import { parteDoTipo } from '../processo/parte-do-tipo.ts'
import type { PainelDoParecer } from '../processo/tela.ts'
import type { Registro } from './registro.ts'

const carregar = () => import('./ParecerCampos.tsx')

type Nome = Registro['pareceresAbertos'][number]

/** What each sector needs to see and to say. */
export const pareceres: { readonly [N in Nome]: PainelDoParecer<Registro> } = {
  departamento_pessoal: {
    Campos: parteDoTipo(carregar, 'Conferencia'),
    approveLabel: 'Aprovar a conferência',
    defaults: ({ periodo }) => ({ faltas: periodo.faltas }),
  },
  pagamento: {
    Campos: parteDoTipo(carregar, 'Pagamento'),
    approveLabel: 'Registrar pagamento',
    defaults: ({ simulacao }) => ({ valorCentavos: simulacao?.valores?.total ?? null }),
  },
}
