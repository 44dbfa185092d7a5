import { tiposDeUniforme } from '../codigos/uniformes.ts'
import { codigosDe, rotulosDe } from '../codigos/codigos.ts'
import { situacoesDoCa, situacoesDoSaldo, tiposDeMovimento } from '../estoque/estoque.ts'
import { veCusto, vePessoas } from '../estoque/quem.ts'
import { defineList, umDe } from './define-list.ts'

const tipos = rotulosDe(tiposDeUniforme)

/** What narrows every list of pieces. */
const filtrosDaPeca = {
  tipo: umDe(codigosDe(tiposDeUniforme), 'Tipo desconhecido'),
  localId: 'id',
} as const
const descricoesDaPeca = {
  tipo: { label: 'Tipo', rotulos: tipos },
  localId: { label: 'Local' },
} as const

export const listaProdutos = defineList({
  nome: 'Estoque',
  colunas: {
    descricao: { label: 'Peça', sortable: true },
    codigo: { label: 'Código', sortable: true },
    tipo: { label: 'Tipo', sortable: true, rotulos: tipos },
    tamanhos: { label: 'Saldo por tamanho' },
    saldo: { label: 'Saldo', sortable: true, tipo: 'numero' },
    faltam: { label: 'Abaixo do mínimo', sortable: true, tipo: 'numero' },
    ca: { label: 'CA' },
    caValidade: { label: 'Validade do CA', sortable: true, tipo: 'data', prazo: true },
  },
  filtros: {
    ...filtrosDaPeca,
    situacao: umDe(codigosDe(situacoesDoSaldo), 'Situação desconhecida'),
    ca: umDe(codigosDe(situacoesDoCa), 'Situação desconhecida'),
  },
  descricoes: {
    ...descricoesDaPeca,
    situacao: { label: 'Saldo', rotulos: situacoesDoSaldo },
    ca: { label: 'CA', rotulos: situacoesDoCa },
  },
  ordemPadrao: 'descricao',
})

/** The stock of each size at each place, as a spreadsheet takes it along. */
export const listaSaldos = defineList({
  nome: 'Saldos do estoque',
  colunas: {
    descricao: { label: 'Peça', sortable: true },
    codigo: { label: 'Código' },
    tipo: { label: 'Tipo', rotulos: tipos },
    tamanho: { label: 'Tamanho' },
    local: { label: 'Local', sortable: true },
    saldo: { label: 'Saldo', sortable: true, tipo: 'numero' },
    minimo: { label: 'Mínimo', tipo: 'numero' },
    ca: { label: 'CA' },
    caValidade: { label: 'Validade do CA', tipo: 'data' },
    custoCentavos: { label: 'Último custo', tipo: 'dinheiro', visivel: veCusto },
    valorCentavos: { label: 'Valor', tipo: 'dinheiro', visivel: veCusto },
  },
  filtros: filtrosDaPeca,
  descricoes: descricoesDaPeca,
  ordemPadrao: 'descricao',
})

export const listaMovimentos = defineList({
  nome: 'Movimentos do estoque',
  colunas: {
    em: { label: 'Quando', sortable: true, tipo: 'instante' },
    tipo: { label: 'Movimento', rotulos: tiposDeMovimento },
    item: { label: 'Peça' },
    tamanho: { label: 'Tamanho' },
    quantidade: { label: 'Quantidade', tipo: 'numero' },
    saldo: { label: 'Saldo depois', tipo: 'numero' },
    local: { label: 'Local' },
    outroLocal: { label: 'Outro local', opcional: true },
    colaborador: { label: 'Pessoa', visivel: vePessoas },
    matricula: { label: 'Matrícula', opcional: true, visivel: vePessoas },
    nota: { label: 'Nota' },
    custoCentavos: { label: 'Custo unitário', tipo: 'dinheiro', opcional: true, visivel: veCusto },
    motivo: { label: 'Motivo', visivel: vePessoas },
    por: { label: 'Por' },
  },
  filtros: {
    movimento: umDe(codigosDe(tiposDeMovimento), 'Movimento desconhecido'),
    localId: 'id',
    itemId: 'id',
    colaboradorId: 'id',
    de: 'data',
    ate: 'data',
  },
  descricoes: {
    movimento: { label: 'Movimento', rotulos: tiposDeMovimento },
    localId: { label: 'Local' },
    itemId: { label: 'Peça' },
    colaboradorId: { label: 'Pessoa' },
    de: { label: 'De', tipo: 'data' },
    ate: { label: 'Até', tipo: 'data' },
  },
  titulo: 'item',
  ordemPadrao: '-em',
})

export const listaCompras = defineList({
  nome: 'Lista de compra',
  colunas: {
    descricao: { label: 'Peça', sortable: true },
    codigo: { label: 'Código' },
    tipo: { label: 'Tipo', rotulos: tipos },
    tamanho: { label: 'Tamanho' },
    local: { label: 'Local', sortable: true },
    saldo: { label: 'Saldo', sortable: true, tipo: 'numero' },
    minimo: { label: 'Mínimo', tipo: 'numero' },
    saida: { label: 'Entregues em 90 dias', tipo: 'numero' },
    comprar: { label: 'Comprar', sortable: true, tipo: 'numero' },
    ca: { label: 'CA' },
    custoCentavos: { label: 'Último custo', tipo: 'dinheiro', visivel: veCusto },
    valorCentavos: { label: 'Valor', tipo: 'dinheiro', visivel: veCusto },
  },
  filtros: filtrosDaPeca,
  descricoes: descricoesDaPeca,
  ordemPadrao: 'descricao',
})

/** Whether what was handed out was signed for. */
export const situacoesDoRecibo = {
  por_assinar: { label: 'Por assinar', tone: 'warning' },
  assinado: { label: 'Assinado', tone: 'success' },
} as const

export const listaRecibos = defineList({
  nome: 'Recibos de entrega',
  colunas: {
    criadoEm: { label: 'Entregue', sortable: true, tipo: 'instante' },
    colaborador: { label: 'Pessoa' },
    pecas: { label: 'Peças' },
    posto: { label: 'Posto' },
    situacao: { label: 'Recibo', rotulos: situacoesDoRecibo },
  },
  filtros: { situacao: umDe(codigosDe(situacoesDoRecibo), 'Situação desconhecida') },
  descricoes: { situacao: { label: 'Recibo', rotulos: situacoesDoRecibo } },
  titulo: 'colaborador',
  ordemPadrao: '-criadoEm',
})

export const listaContagens = defineList({
  colunas: {
    local: { label: 'Local' },
    abertaEm: { label: 'Aberta', sortable: true, tipo: 'instante' },
    contadas: { label: 'Linhas contadas', tipo: 'numero' },
    diferencas: { label: 'Diferenças', tipo: 'numero' },
    situacao: { label: 'Situação' },
  },
  filtros: { localId: 'id' },
  ordemPadrao: '-abertaEm',
})
