import { papeisDasFerias } from '@rh/domain/processos/ferias/papeis'
import { definePaginaDoVinculo } from '../processo/do-vinculo.tsx'
import { fatos } from './fatos.ts'
import { transicoes } from './transicoes.ts'
import { pareceres } from './pareceres.ts'
import type { Registro } from './registro.ts'
import { Resumo } from './Resumo.tsx'
import { Interrompidas } from './Interrompidas.tsx'
import { campos, dadosDoParecer, rotulosDe } from './rotulos.ts'

/** What the system does on its day, by the move that is left for it. */
const noDia = {
  iniciar: {
    titulo: 'Início do gozo em',
    texto: 'Nesse dia o sistema põe a pessoa em férias; se algo impedir, avisa o Rh.',
  },
  finalizar: {
    titulo: 'Encerramento em',
    texto:
      'Na volta o sistema encerra as férias, com o pagamento registrado e o aviso assinado; se algo faltar, avisa o Rh.',
  },
}

/** The page of a vacation. */
export const pagina = definePaginaDoVinculo<Registro>({
  rotulosDe,
  fatos,
  Resumo,
  Destaque: Interrompidas,
  transicoes,
  comChamada: ['cancelar', 'finalizar'],
  noDia,
  pareceres,
  dadosDoParecer,
  papeis: papeisDasFerias,
  fim: 'papeis',
  campos,
})
