import { papeisDoRemanejamento } from '@rh/domain/processos/remanejamento/papeis'
import { definePaginaDoVinculo } from '../processo/do-vinculo.tsx'
import { parteDoTipo } from '../processo/parte-do-tipo.ts'
import type { PainelDoParecer } from '../processo/tela.ts'
import { fatos } from './fatos.ts'
import type { Registro } from './registro.ts'
import { Resumo } from './Resumo.tsx'
import { campos, dadosDoParecer, rotulosDe } from './rotulos.ts'
import { transicoes } from './transicoes.ts'

const ExameDeMudanca = parteDoTipo(() => import('../processo/alteracao/ExameDeMudanca.tsx'), 'ExameDeMudanca')

type Nome = Registro['pareceresAbertos'][number]

/** What each sector needs to see and to say. */
const pareceres: { readonly [N in Nome]: PainelDoParecer<Registro> } = {
  vaga: {},
  departamento_pessoal: { approveLabel: 'Aprovar a conferência' },
  exame: { Campos: ExameDeMudanca },
}

/** The page of a transfer. */
export const pagina = definePaginaDoVinculo<Registro>({
  rotulosDe,
  fatos,
  Resumo,
  transicoes,
  comChamada: ['cancelar', 'finalizar'],
  correcao: { transicao: 'reenviar', em: ['solicitado', 'em_analise'] },
  noDia: {
    efetivar: {
      titulo: 'Efetivação em',
      texto: 'Nesse dia o sistema confere tudo de novo e efetiva; se algo impedir, avisa o Rh.',
    },
    retornar: {
      titulo: 'Volta em',
      texto: 'Nesse dia o sistema leva a pessoa de volta ao posto de antes, que está guardado.',
    },
  },
  pareceres,
  dadosDoParecer,
  papeis: papeisDoRemanejamento,
  fim: 'papeis',
  campos,
})
