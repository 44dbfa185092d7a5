import { camposDaDemissao, meiosDaChamada } from '@rh/domain/processos/demissao/campos'
import { recontratacoes } from '@rh/domain/regras/rescisao/pedido-tipos'
import { formasDeAviso, reducoesDoAviso } from '@rh/domain/regras/rescisao/formas-de-aviso'
import { alineasDeJustaCausa, causaOf, isCausa } from '@rh/domain/regras/rescisao/causas'
import { formatDate, formatMoney } from '../../lib/format.ts'
import { quantosDias } from '../../lib/time/textos.ts'
import {
  RESULTADO,
  camposDoExame,
  data,
  dinheiro,
  naTabela,
  readCampos,
  simNao,
  texto,
  type CamposLidos,
  type Formato,
} from '../processo/formatos.ts'
import { rotulosDaFolha, type LinhaLida, type Nomes, type Rotulos } from '../processo/rotulos.ts'

export const campos = camposDaDemissao

export const nomesDasReducoes: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(reducoesDoAviso).map(([codigo, { rotulo }]) => [codigo, rotulo]),
)

/** What a cause is called, by its code of eSocial tabela 19. */
export const causaEmTexto = (codigo: unknown): string => {
  const nome = String(codigo)
  return isCausa(nome) ? causaOf(nome).rotulo : nome
}

const dias: Formato = (valor) => quantosDias(Number(valor))

const formatos: Readonly<Record<string, Formato>> = {
  causa: causaEmTexto,
  alinea: (valor) => `${valor}) ${naTabela(alineasDeJustaCausa)(valor)}`,
  fatoEm: data,
  comunicacao: data,
  aviso: naTabela(formasDeAviso),
  reducao: naTabela(nomesDasReducoes),
  desligamento: data,
  avisoAte: data,
  diasCumpridos: dias,
  faltaDesde: data,
  recontratacao: naTabela(recontratacoes),
  saldoFgts: dinheiro,
  prejuizoCentavos: dinheiro,
  ...Object.fromEntries(['novoEmprego', 'assistencia', 'substituir'].map((campo) => [campo, simNao])),
}

const valorDigitado = ({ descricao, valorCentavos }: LinhaLida): string =>
  `${texto(descricao, '')}: ${typeof valorCentavos === 'number' ? formatMoney(valorCentavos) : ''}`

const linhas: Readonly<Record<string, (linha: LinhaLida) => string>> = {
  chamadas: ({ data: dia, meio }) =>
    `${formatDate(texto(dia, ''))}, ${naTabela(meiosDaChamada)(meio ?? null).toLowerCase()}`,
  proventos: valorDigitado,
  descontos: valorDigitado,
}

const camposDaComunicacao: CamposLidos = {
  em: { label: 'Comunicada em', formato: data },
  reducao: { label: campos.reducao, formato: naTabela(nomesDasReducoes) },
}
const camposDoFim: CamposLidos = { pagoEm: { label: 'Pago em', formato: data } }
const daTransicao: Readonly<Record<string, CamposLidos>> = {
  comunicar: camposDaComunicacao,
  finalizar: camposDoFim,
}

/** The words of a dismissal. */
export const rotulosDe = (nomes: Nomes): Rotulos => ({
  ...rotulosDaFolha(campos, { formatos, linhas }, nomes),
  daTransicao: (transicao, dados) =>
    readCampos(daTransicao[transicao] ?? {}, dados).map(({ label, value }) => ({ label, valor: value })),
})

export const resultadosDoExame = { apto: 'Apto', inapto: 'Inapto' } as const

const camposDoParecer: CamposLidos = {
  ...camposDoExame,
  resultado: { label: RESULTADO, formato: naTabela(resultadosDoExame) },
  mediasCentavos: { label: 'Média das verbas variáveis', formato: dinheiro },
  adiantamento13Centavos: { label: '13º já pago', formato: dinheiro },
  meses13Perdidos: { label: 'Meses sem 13º' },
  faltasNoPeriodo: { label: 'Faltas no período' },
}

/** How many of a list a sector answered for, as `5 de 6 certas`. */
function contados(label: string, lista: unknown, isBom: (item: unknown) => boolean, bons: string) {
  if (!Array.isArray(lista) || lista.length === 0) return []
  return [{ label, value: `${lista.filter(isBom).length} de ${lista.length} ${bons}` }]
}

const tem = (nome: string, valores: readonly string[]) => (item: unknown) =>
  valores.includes((item as Readonly<Record<string, string>>)[nome] ?? '')

/** The own fields of a sector's parecer as labels and values. */
export const dadosDoParecer = (dados: Readonly<Record<string, unknown>> | undefined) => [
  ...readCampos(camposDoParecer, dados),
  ...contados('Peças', dados?.['pecas'], tem('situacao', ['bom', 'gasto']), 'devolvidas'),
  ...contados('Linhas', dados?.['linhas'], tem('resultado', ['ok']), 'certas'),
]
