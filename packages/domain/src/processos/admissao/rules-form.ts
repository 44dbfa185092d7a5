import { alerta, bloqueio, info } from '../../achado.ts'
import type { Pendencia } from '../../pendencia.ts'
import { formatDinheiro } from '../../br/dinheiro.ts'
import { isImigrante } from '../../codigos/pessoais.ts'
import { errosDoDependente } from '../../colaborador/dependente.ts'
import {
  motivoDeRecusaDoImigrante,
  NACIONALIDADE_BRASIL,
  type MotivoDeImigrante,
} from '../../regras/admissao/imigrante.ts'
import type { ItemDoChecklist, Momento } from '../../processo/anexos.ts'
import { listas } from './listas.ts'
import { camposLabel } from './campos.ts'
import type { Rule } from './rule.ts'
import { custoDoTransporte } from './transporte.ts'

// What the fields of the form must say together; each field alone is checked by its schema.

/** A field that only some must fill in: a finding of the whole, which the schema of the field cannot make. */
const falta = (etapa: string, campo: string, label: string): Pendencia[] => [
  bloqueio('falta', `${label}: preencha este campo`, { etapa, campo }),
]

const reposicao: Rule = ({ leitura: { parciais } }) => {
  const { motivo, reposicaoDeId } = parciais.vaga
  return motivo === 'reposicao' && reposicaoDeId === undefined
    ? [
        alerta('reposicao_de_quem', 'Reposição: diga quem deixou a vaga.', {
          etapa: 'vaga',
          campo: 'reposicaoDeId',
        }),
      ]
    : []
}

const DO_IMIGRANTE = {
  FALTA_TEMPO_DE_RESIDENCIA: ['tempoResidencia', 'Informe o tempo de residência no Brasil.'],
  FALTA_CONDICAO_DE_INGRESSO: ['condicaoIngresso', 'Informe a condição de ingresso no Brasil.'],
  CONDICAO_INCOMPATIVEL: [
    'condicaoIngresso',
    'Esta condição de ingresso não combina com o tempo de residência.',
  ],
} as const satisfies Record<MotivoDeImigrante, readonly [string, string]>

const imigrante: Rule = ({ leitura: { parciais } }) => {
  const { nacionalidade, tempoResidencia, condicaoIngresso } = parciais.pessoais
  if (!nacionalidade || !isImigrante(nacionalidade)) return []
  const motivo = motivoDeRecusaDoImigrante(nacionalidade, tempoResidencia, condicaoIngresso)
  if (motivo === null) return []
  const [campo, mensagem] = DO_IMIGRANTE[motivo]
  return [
    bloqueio(motivo.toLowerCase(), mensagem, {
      etapa: 'pessoais',
      campo,
      baseLegal: 'Manual do eSocial, S-2200 (trabImig)',
    }),
  ]
}

const municipios: Rule = ({ leitura: { parciais }, fatos }) => {
  const { paisNascimento, ufNascimento, municipioNascimento } = parciais.pessoais
  const { pessoais } = camposLabel
  const brasileiro = paisNascimento === NACIONALIDADE_BRASIL
  return [
    ...(fatos.municipios.endereco === false
      ? [
          bloqueio('municipio_desconhecido', 'Escolha o município da lista da UF.', {
            etapa: 'endereco',
            campo: 'municipio',
          }),
        ]
      : []),
    ...(brasileiro && !ufNascimento ? falta('pessoais', 'ufNascimento', pessoais.ufNascimento) : []),
    ...(brasileiro && !municipioNascimento
      ? falta('pessoais', 'municipioNascimento', pessoais.municipioNascimento)
      : []),
    ...(brasileiro && fatos.municipios.nascimento === false
      ? [
          bloqueio('municipio_desconhecido', 'Escolha o município de nascimento da lista da UF.', {
            etapa: 'pessoais',
            campo: 'municipioNascimento',
          }),
        ]
      : []),
  ]
}

const dependentes: Rule = ({ leitura: { parciais }, fatos: { hoje } }) => {
  const lista = parciais.dependentes.lista ?? []
  const { um, labels } = listas.dependentes.lista
  return lista.flatMap((dependente, i) => {
    const outros = lista.filter((_, j) => j !== i)
    const erros = errosDoDependente(
      {
        ...dependente,
        impostoRenda: dependente.impostoRenda ?? false,
        salarioFamilia: dependente.salarioFamilia ?? false,
        incapaz: dependente.incapaz ?? false,
        pensao: dependente.pensao ?? false,
        // The right begins with the bond, which comes after every birth that is not in the future.
        inicio: parciais.vaga.dataPrevista ?? hoje,
      },
      {
        hoje,
        cpfDoColaborador: parciais.pessoais.cpf ?? '',
        outros: outros.map(({ cpf = null, parentesco }) => ({ cpf, parentesco })),
      },
    )
    return Object.entries(erros).map(([coluna, motivo]) =>
      bloqueio(
        'dependente',
        `${um} ${i + 1} – ${(labels as Record<string, string>)[coluna] ?? coluna}: ${motivo}`,
        {
          etapa: 'dependentes',
          campo: `lista.${i}.${coluna}`,
        },
      ),
    )
  })
}

const CONTA = ['banco', 'contaTipo', 'agencia', 'conta'] as const

const pagamento: Rule = ({ leitura: { parciais } }) => {
  const { bancarios } = parciais
  if (bancarios.abrirConta === true) return []
  return CONTA.filter((campo) => !bancarios[campo]).flatMap((campo) =>
    falta('bancarios', campo, camposLabel.bancarios[campo]),
  )
}

const transporte: Rule = ({ leitura: { parciais }, fatos: { diasComTransporte } }) => {
  const { valeTransporte, linhas = [], escalaVtId } = parciais.beneficios
  if (valeTransporte !== true) return []
  const { beneficios } = camposLabel
  const custo = custoDoTransporte(parciais.vaga.salarioCentavos, linhas, diasComTransporte ?? Number.NaN)
  return [
    ...(escalaVtId === undefined ? falta('beneficios', 'escalaVtId', beneficios.escalaVtId) : []),
    ...(linhas.length === 0
      ? [
          bloqueio('sem_trajeto', 'Vale-transporte: informe ao menos uma linha do trajeto.', {
            etapa: 'beneficios',
            campo: 'linhas',
            baseLegal: 'Decreto 10.854/2021 art. 112',
          }),
        ]
      : []),
    ...(custo
      ? [
          info(
            'custo_do_transporte',
            `Vale-transporte: ${formatDinheiro(custo.totalCentavos)} por mês, dos quais a pessoa paga ` +
              `${formatDinheiro(custo.descontoEmpregadoCentavos)} e a empresa ${formatDinheiro(custo.custoEmpresaCentavos)}.`,
            { etapa: 'beneficios', campo: 'linhas', baseLegal: 'Lei 7.418/1985 art. 4º' },
          ),
        ]
      : []),
  ]
}

const tamanhos: Rule = ({ leitura: { parciais }, fatos: { posto } }) => {
  const escolhidos = new Set((parciais.uniforme.tamanhos ?? []).map(({ itemId }) => itemId))
  return (posto?.kit ?? [])
    .filter(({ itemId }) => !escolhidos.has(itemId))
    .map(({ descricao }) =>
      bloqueio('sem_tamanho', `Escolha o tamanho: ${descricao}.`, { etapa: 'uniforme', campo: 'tamanhos' }),
    )
}

const NOMEADOS = 3

/** The first few by name and how many more: the whole list is on the step itself. */
function nomes(itens: readonly { readonly descricao: string }[]): string {
  const primeiros = itens.slice(0, NOMEADOS).map(({ descricao }) => descricao)
  const demais = itens.length - primeiros.length
  return new Intl.ListFormat('pt-BR').format(demais > 0 ? [...primeiros, `mais ${demais}`] : primeiros)
}

/** Papers may still come after the form was sent; they are told of, and asked for at the approval. */
const anexos: Rule = ({ fatos: { documentos } }) => {
  const onde = { etapa: 'anexos' }
  const exigidos = documentos.filter(({ exigido, momento }) => exigido && momento === 'aprovacao')
  const faltam = exigidos.filter(({ estado }) => estado === 'pendente')
  const recusados = exigidos.filter(({ estado }) => estado === 'reprovado')
  return [
    ...(recusados.length > 0
      ? [alerta('anexos_recusados', `Documentos recusados, a enviar de novo: ${nomes(recusados)}.`, onde)]
      : []),
    ...(faltam.length > 0
      ? [alerta('anexos_faltando', `Documentos que faltam: ${nomes(faltam)}.`, onde)]
      : []),
  ]
}

/** What is demanded at a moment and neither approved nor waived. */
const emAberto = (documentos: readonly ItemDoChecklist[], momento: Momento): Pendencia[] => {
  const abertos = documentos.filter(
    (item) =>
      item.exigido && item.momento === momento && item.estado !== 'aprovado' && item.estado !== 'dispensado',
  )
  return abertos.length > 0
    ? [
        bloqueio('documentos_pendentes', `Falta aprovar ou dispensar: ${nomes(abertos)}.`, {
          etapa: 'anexos',
          baseLegal: 'CLT arts. 29 e 41',
        }),
      ]
    : []
}

const documentosAprovados: Rule = ({ fatos }) => emAberto(fatos.documentos, 'aprovacao')
const documentosAssinados: Rule = ({ fatos }) => emAberto(fatos.documentos, 'finalizacao')

/** The checks of the declaration that look at the form as a whole. */
export const regras = {
  reposicao,
  imigrante,
  municipios,
  dependentes,
  pagamento,
  transporte,
  tamanhos,
  anexos,
  documentos_aprovados: documentosAprovados,
  documentos_assinados: documentosAssinados,
} as const satisfies Readonly<Record<string, Rule>>
