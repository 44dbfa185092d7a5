import { parteDoTipo } from '../processo/parte-do-tipo.ts'
import type { PainelDoParecer } from '../processo/tela.ts'
import { respostasDe } from './conferencia/respostas.ts'
import { devolvidas } from './devolvidas.ts'
import type { Registro } from './registro.ts'

const campos = () => import('./ParecerCampos.tsx')
const conferencia = () => import('./conferencia/Conferencia.tsx')

type Nome = Registro['pareceresAbertos'][number]

/** What each sector needs to see and to say. */
export const pareceres: { readonly [N in Nome]: PainelDoParecer<Registro> } = {
  departamento_pessoal: { Campos: parteDoTipo(campos, 'Calculo'), approveLabel: 'Registrar o cálculo' },
  exame: { Campos: parteDoTipo(campos, 'Exame'), approveLabel: 'Registrar o exame' },
  devolucoes: {
    Campos: parteDoTipo(() => import('./Devolucoes.tsx'), 'DevolucoesCampos'),
    approveLabel: 'Registrar as devoluções',
    defaults: devolvidas,
    largo: true,
  },
  conferencia: {
    Campos: parteDoTipo(conferencia, 'ConferenciaCampos'),
    Botao: parteDoTipo(conferencia, 'BotaoDaConferencia'),
    approveLabel: 'Registrar a conferência',
    largo: true,
    defaults: ({ conferencia }) => ({ linhas: conferencia ? respostasDe(conferencia) : [] }),
  },
}
