import { papeisDoAfastamento } from '@rh/domain/processos/afastamento/papeis'
import { definePaginaDoVinculo } from '../processo/do-vinculo.tsx'
import { Atos } from './Atos.tsx'
import { fatos } from './fatos.ts'
import { pareceres } from './pareceres.ts'
import type { Registro } from './registro.ts'
import { Resumo } from './Resumo.tsx'
import { campos, dadosDoParecer, rotulosDe } from './rotulos.ts'
import { Situacao } from './Situacao.tsx'
import { transicoes } from './transicoes.ts'

/** The page of a leave. */
export const pagina = definePaginaDoVinculo<Registro>({
  rotulosDe,
  fatos,
  Resumo,
  Destaque: Situacao,
  Paineis: Atos,
  paineisDepois: true,
  transicoes,
  comChamada: ['cancelar', 'finalizar'],
  noDia: {
    finalizar: {
      titulo: 'Encerramento em',
      texto: 'No dia da volta o sistema encerra o afastamento e os seus efeitos.',
    },
  },
  correcao: { transicao: 'reenviar', em: ['informado', 'em_analise'] },
  pareceres,
  dadosDoParecer,
  papeis: papeisDoAfastamento,
  campos,
})
