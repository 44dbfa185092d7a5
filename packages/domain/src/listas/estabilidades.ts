import { codigosDe } from '../codigos/codigos.ts'
import { estabilidades } from '../regras/estabilidade/estabilidade.ts'
import { faixasDeEstabilidade } from '../regras/estabilidade/faixas.ts'
import { defineList, umDe } from './define-list.ts'

const nomes = Object.fromEntries(
  Object.entries(estabilidades).map(([tipo, { nome }]) => [tipo, { label: nome }]),
) as { readonly [T in keyof typeof estabilidades]: { readonly label: string } }

export const listaEstabilidades = defineList({
  nome: 'Estabilidades',
  colunas: {
    nome: { label: 'Nome', sortable: true },
    matricula: { label: 'Matrícula', opcional: true },
    posto: { label: 'Posto' },
    contrato: { label: 'Contrato' },
    tipo: { label: 'Estabilidade', rotulos: nomes },
    inicio: { label: 'Início', sortable: true, tipo: 'data' },
    fim: { label: 'Último dia', sortable: true, tipo: 'data', prazo: true },
    faixa: { label: 'Prazo', rotulos: faixasDeEstabilidade },
    origem: { label: 'Origem' },
    fundamento: { label: 'Base legal', opcional: true },
  },
  filtros: {
    faixa: umDe(codigosDe(faixasDeEstabilidade), 'Prazo desconhecido'),
    tipo: umDe(codigosDe(estabilidades), 'Estabilidade desconhecida'),
    contratoId: 'id',
  },
  descricoes: {
    faixa: { label: 'Prazo', rotulos: faixasDeEstabilidade },
    tipo: { label: 'Estabilidade', rotulos: nomes },
    contratoId: { label: 'Contrato' },
  },
  ordemPadrao: 'fim',
})
