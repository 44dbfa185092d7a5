import { papeisDaDemissao } from '@rh/domain/processos/demissao/papeis'
import { definePaginaDoVinculo } from '../processo/do-vinculo.tsx'
import { Atos } from './Atos.tsx'
import { Destaque } from './Destaque.tsx'
import { fatos } from './fatos.ts'
import { pareceres } from './pareceres.ts'
import type { Registro } from './registro.ts'
import { Resumo } from './Resumo.tsx'
import { campos, dadosDoParecer, rotulosDe } from './rotulos.ts'
import { transicoes } from './transicoes.ts'

/** The page of a dismissal. */
export const pagina = definePaginaDoVinculo<Registro>({
  rotulosDe,
  fatos,
  Resumo,
  Destaque,
  Paineis: Atos,
  paineisDepois: true,
  transicoes,
  comChamada: ['comunicar', 'cancelar', 'finalizar'],
  noDia: {
    desligar: {
      titulo: 'Encerramento em',
      texto:
        'Nesse dia o sistema encerra o contrato: a vaga fica livre e o acesso termina. Se algo impedir, avisa o Rh.',
    },
  },
  pareceres,
  dadosDoParecer,
  papeis: papeisDaDemissao,
  campos,
})
