import { alerta, bloqueio, falta, info } from '../../achado.ts'
import type { Pendencia } from '../../pendencia.ts'
import { formatDinheiro } from '../../br/dinheiro.ts'
import { isImigrante } from '../../codigos/pessoais.ts'
import { errosDoDependente } from '../../colaborador/dependente.ts'
import { motivoDeRecusaDoImigrante, NACIONALIDADE_BRASIL } from '../../regras/admissao/imigrante.ts'
import type { ItemDoChecklist, Momento } from '../../processo/anexos.ts'
import {
  faltaDaConta,
  faltaDoImigrante,
  faltaDoNascimento,
  faltaDoTransporte,
  LEI_DO_IMIGRANTE,
} from './exigidas.ts'
import { listas } from './listas.ts'
import type { Rule } from './rule.ts'
import { custoDoTransporte } from './transporte.ts'

// What the fields of the form must say together; each field alone is checked by its schema.

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

const imigrante: Rule = ({ leitura: { parciais } }) => {
  const { nacionalidade, tempoResidencia, condicaoIngresso } = parciais.pessoais
  if (!nacionalidade || !isImigrante(nacionalidade)) return []
  return motivoDeRecusaDoImigrante(nacionalidade, tempoResidencia, condicaoIngresso) ===
    'CONDICAO_INCOMPATIVEL'
    ? [
        bloqueio(
          'condicao_incompativel',
          'Esta condição de ingresso não combina com o tempo de residência.',
          { etapa: 'pessoais', campo: 'condicaoIngresso', baseLegal: LEI_DO_IMIGRANTE },
        ),
      ]
    : faltaDoImigrante(parciais)
}

const municipios: Rule = ({ leitura: { parciais }, fatos }) => {
  const brasileiro = parciais.pessoais.paisNascimento === NACIONALIDADE_BRASIL
  return [
    ...(fatos.municipios.endereco === false
      ? [
          bloqueio('municipio_desconhecido', 'Escolha o município da lista da UF.', {
            etapa: 'endereco',
            campo: 'municipio',
          }),
        ]
      : []),
    ...faltaDoNascimento(parciais),
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

const pagamento: Rule = ({ leitura: { parciais } }) => faltaDaConta(parciais)

const transporte: Rule = ({ leitura: { parciais }, fatos: { diasComTransporte } }) => {
  const { valeTransporte, linhas = [] } = parciais.beneficios
  if (valeTransporte !== true) return []
  const custo = custoDoTransporte(parciais.vaga.salarioCentavos, linhas, diasComTransporte ?? Number.NaN)
  return [
    ...faltaDoTransporte(parciais),
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
    .map(({ itemId, descricao }) =>
      falta('sem_tamanho', `Escolha o tamanho: ${descricao}.`, descricao, {
        etapa: 'uniforme',
        // Of one piece: several may be missing.
        campo: `tamanhos.${itemId}`,
      }),
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
  const contagem = { vieram: exigidos.length - faltam.length, pedidos: exigidos.length }
  const recusados = exigidos.filter(({ estado }) => estado === 'reprovado')
  return [
    ...(recusados.length > 0
      ? [alerta('anexos_recusados', `Documentos recusados, a enviar de novo: ${nomes(recusados)}.`, onde)]
      : []),
    ...(faltam.length > 0
      ? [alerta('anexos_faltando', `Documentos que faltam: ${nomes(faltam)}.`, { ...onde, dados: contagem })]
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
