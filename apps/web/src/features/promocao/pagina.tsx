import { papeisDaPromocao } from '@rh/domain/processos/promocao/papeis'
import { definePaginaDoVinculo } from '../processo/do-vinculo.tsx'
import { parteDoTipo } from '../processo/parte-do-tipo.ts'
import type { PainelDoParecer } from '../processo/tela.ts'
import { fatos } from './fatos.ts'
import { transicoes } from './transicoes.ts'
import type { Registro } from './registro.ts'
import { Resumo } from './Resumo.tsx'
import { campos, dadosDoParecer, rotulosDe } from './rotulos.ts'

const ExameDeMudanca = parteDoTipo(() => import('../processo/alteracao/ExameDeMudanca.tsx'), 'ExameDeMudanca')

type Nome = Registro['pareceresAbertos'][number]

/** What each sector needs to see and to say. */
const pareceres: { readonly [N in Nome]: PainelDoParecer<Registro> } = {
  departamento_pessoal: { approveLabel: 'Aprovar a conferência' },
  exame: { Campos: ExameDeMudanca },
}

/** The page of a promotion. */
export const pagina = definePaginaDoVinculo<Registro>({
  rotulosDe,
  fatos,
  Resumo,
  transicoes,
  comChamada: ['cancelar', 'finalizar'],
  noDia: {
    efetivar: {
      titulo: 'Efetivação em',
      texto: 'Nesse dia o sistema confere tudo de novo e efetiva; se algo impedir, avisa o Rh.',
    },
  },
  pareceres,
  dadosDoParecer,
  papeis: papeisDaPromocao,
  fim: 'papeis',
  campos,
})
