import { resultadosExame } from '@rh/domain/processos/admissao/admissao'
import { campos, camposLabel, passos } from '@rh/domain/processos/admissao/campos'
import {
  RESULTADO,
  camposDoExame,
  data,
  dinheiro,
  formatosDe,
  readCampos,
  naTabela,
  simNao,
  texto,
  type CamposLidos,
  type Formato,
} from '../processo/formatos.ts'
import {
  rotulosDoFormulario,
  type LeituraDosCampos,
  type LinhaLida,
  type Nomes,
  type Rotulos,
} from '../processo/rotulos.ts'

/** How every field is read, as it is declared. */
const formatos: LeituraDosCampos['formatos'] = Object.fromEntries(
  Object.entries(campos).flatMap(([etapa, daEtapa]) =>
    Object.entries(formatosDe(daEtapa)).map(([campo, formato]) => [`${etapa}.${campo}`, formato]),
  ),
)

/** What one line of a list is called, in a list of several. */
const linhas = {
  'dependentes.lista': ({ nome }) => texto(nome, 'sem nome'),
  'beneficios.linhas': ({ linha, tarifaCentavos, viagensDia }) =>
    `${texto(linha, 'sem nome')} (${texto(viagensDia, '?')} × ${dinheiro(tarifaCentavos ?? '?')})`,
  'uniforme.tamanhos': ({ itemId, tamanho }, nomes) => {
    const peca = nomes['uniforme.tamanhos']?.[String(itemId)]
    return peca ? `${peca}: ${texto(tamanho, '?')}` : texto(tamanho, '?')
  },
} as const satisfies LeituraDosCampos['linhas']

/** The post of the admission, whose name stands for its id. */
export interface PostoNomeado {
  readonly id: number
  readonly cargo: string
  readonly local: string
}

/** The words of the admission's form. What is kept as an id is read by the name that the record brings. */
export function rotulosDe(posto: PostoNomeado | null, nomes: Nomes = {}): Rotulos {
  const postoNome: Formato = (valor) =>
    posto && posto.id === valor ? `${posto.cargo} · ${posto.local}` : `Posto nº ${valor}`
  const leitura = { formatos: { ...formatos, 'vaga.postoId': postoNome }, linhas }
  return rotulosDoFormulario({ etapas: passos, campos: camposLabel }, leitura, nomes)
}

/** The sectors' own fields, as they are read in a parecer. */
const camposDoParecer: CamposLidos = {
  ...camposDoExame,
  resultado: { label: RESULTADO, formato: naTabela(resultadosExame) },
  conferidos: { label: 'Conferidos com os originais', formato: simNao },
  kitReservado: { label: 'Kit reservado', formato: simNao },
  entregueEm: { label: 'Entregue em', formato: data },
  semBaixa: { label: 'Sem baixa do estoque' },
}

/** The own fields of a sector's parecer as labels and values, in the order of the form. */
export const dadosDoParecer = (dados: Readonly<Record<string, unknown>> = {}, nomes: Nomes = {}) => {
  const campos = readCampos(camposDoParecer, dados)
  const pecas = (dados['pecas'] ?? []) as readonly LinhaLida[]
  const lidas = pecas.map((peca) => linhas['uniforme.tamanhos'](peca, nomes)).join(', ')
  return pecas.length > 0 ? [...campos, { label: 'Peças', value: lidas }] : campos
}
