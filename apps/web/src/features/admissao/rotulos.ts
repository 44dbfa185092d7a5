import { categorias, tiposAdmissao } from '@rh/domain/codigos/admissao'
import { tiposConta } from '@rh/domain/codigos/bancarios'
import { logradouros } from '@rh/domain/codigos/logradouros'
import {
  condicoesDeIngresso,
  deficiencias,
  estadosCivis,
  grausInstrucao,
  nacionalidades,
  racasCores,
  sexos,
  temposDeResidencia,
} from '@rh/domain/codigos/pessoais'
import { resultadosExame } from '@rh/domain/processos/admissao/admissao'
import { etapas, motivosVaga, type DadosDe, type Etapa } from '@rh/domain/processos/admissao/etapas'
import { camposLabel } from '@rh/domain/processos/admissao/rotulos'
import {
  camposDoExame,
  data,
  dias,
  dinheiro,
  lerCampos,
  naTabela,
  numero,
  simNao,
  telefone,
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

type CampoPath = { [E in Etapa]: `${E}.${keyof DadosDe<E> & string}` }[Etapa]

/** How the fields that are not plain text are read. */
const formatos: { readonly [C in CampoPath]?: Formato } = {
  'vaga.tipo': naTabela(tiposAdmissao),
  'vaga.categoria': naTabela(categorias),
  'vaga.motivo': naTabela(motivosVaga),
  'vaga.dataPrevista': data,
  'vaga.salarioCentavos': dinheiro,
  'vaga.experienciaDias': dias,
  'vaga.experienciaProrrogacaoDias': dias,
  'pessoais.cpf': numero('000.000.000-00'),
  'pessoais.nascimento': data,
  'pessoais.sexo': naTabela(sexos),
  'pessoais.estadoCivil': naTabela(estadosCivis),
  'pessoais.racaCor': naTabela(racasCores),
  'pessoais.grauInstrucao': naTabela(grausInstrucao),
  'pessoais.nacionalidade': naTabela(nacionalidades),
  'pessoais.tempoResidencia': naTabela(temposDeResidencia),
  'pessoais.condicaoIngresso': naTabela(condicoesDeIngresso),
  'pessoais.deficiencia': naTabela(deficiencias),
  'pessoais.telefone': telefone,
  'documentos.rgEmissao': data,
  'documentos.cnhValidade': data,
  'documentos.pis': numero('000.00000.00-0'),
  'documentos.tituloEleitor': numero('0000 0000 0000'),
  'endereco.cep': numero('00000-000'),
  'endereco.tipoLogradouro': naTabela(logradouros),
  'bancarios.abrirConta': simNao,
  'bancarios.contaTipo': naTabela(tiposConta),
  'beneficios.valeTransporte': simNao,
  'beneficios.valeRefeicao': simNao,
  'beneficios.cestaBasica': simNao,
}

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
  return rotulosDoFormulario({ etapas, campos: camposLabel }, leitura, nomes)
}

/** The sectors' own fields, as they are read in a parecer. */
const camposDoParecer: CamposLidos = {
  ...camposDoExame,
  resultado: { label: 'Resultado', formato: naTabela(resultadosExame) },
  conferidos: { label: 'Conferidos com os originais', formato: simNao },
  kitReservado: { label: 'Kit reservado', formato: simNao },
  entregueEm: { label: 'Entregue em', formato: data },
}

/** The own fields of a sector's parecer as labels and values, in the order of the form. */
export const dadosDoParecer = (dados: Readonly<Record<string, unknown>> = {}, nomes: Nomes = {}) => {
  const campos = lerCampos(camposDoParecer, dados)
  const pecas = (dados['pecas'] ?? []) as readonly LinhaLida[]
  const lidas = pecas.map((peca) => linhas['uniforme.tamanhos'](peca, nomes)).join(', ')
  return pecas.length > 0 ? [...campos, { label: 'Peças', value: lidas }] : campos
}
