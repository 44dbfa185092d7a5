import { listaPromocao } from '@rh/domain/listas/promocao'
import { promocao } from '@rh/domain/processos/promocao/promocao'
import { setores } from '@rh/domain/setores/setores'
import type { LinhaDe } from '../processo/chamadas.ts'
import { renderDuas } from '../processo/lista/celulas.tsx'
import { defineTela } from '../processo/tela.ts'

type Linha = LinhaDe<'promocao'>

/** Promoção, as its list, its board and its area show it. */
export const tela = defineTela({
  tipo: 'promocao',
  process: promocao,
  genero: 'f',
  lista: {
    lista: listaPromocao,
    cells: { nome: ({ nome, matricula }: Linha) => renderDuas(nome, matricula && `Matrícula ${matricula}`) },
    phone: ['numero', 'cargo', 'data', 'status'],
    busca: 'Buscar por nome ou número',
    filtros: [{ kind: 'dates', de: 'promocaoDe', ate: 'promocaoAte', label: 'Vigência' }],
    vazio: {
      criando: 'Escolha a pessoa entre os colaboradores e use Promover na ficha dela.',
      esperando: 'As promoções aparecem aqui quando alguém as pede na ficha de um colaborador.',
    },
  },
  agendada: () => 'Efetivação',
  // The signed letter says the pay.
  anexos: { quemVeSensiveis: setores.rh.grupos },
  // The effect is a version of the contract.
  envelhecidas: ['GET /api/colaborador/obter/:id', 'GET /api/colaborador/historico/:id'],
})
