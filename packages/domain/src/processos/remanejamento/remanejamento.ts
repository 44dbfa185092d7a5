import { exameDeMudanca } from '../../processo/alteracao.ts'
import { defineProcess } from '../../processo/define.ts'
import { cautelas, departamentoPessoal, recusas } from '../../processo/pedido.ts'
import { quemAprova, quemFazNoDia } from '../../processo/quem.ts'
import type { Grupo } from '../../setores/grupos.ts'
import { gruposDe, setores } from '../../setores/setores.ts'
import { situacoesDoRemanejamento } from './situacoes.ts'

const rh = setores.rh.grupos
const quemPede: readonly Grupo[] = gruposDe('colaborador.transferir')
const quemDecide = quemAprova.filter((grupo) => grupo !== 'Administrador')

/** What holds from the request on, and is asked again until the effect. */
const sempre = [
  'campos',
  'vinculo',
  'destino',
  'vaga',
  'pagamento',
  'adicionais',
  'domicilio',
  'protecao',
  'treinamentos',
  'descanso',
  'troca',
] as const
const noDia = ['vinculo', 'destino', 'vaga', 'pagamento', 'protecao', 'troca', 'exame'] as const

const emAvaliacao = ['solicitado', 'em_analise'] as const
const comQuemPediu = [...emAvaliacao, 'devolvido'] as const
const { desistir, cancelar } = cautelas(quemPede)

/** Remanejamento: another post, for good or for a time, the company's own pool, or the post of a colleague. */
export const remanejamento = defineProcess({
  name: 'remanejamento',
  ...situacoesDoRemanejamento,
  prefixo: 'REM',
  initial: 'solicitado',
  nasce: {
    quem: quemPede,
    checks: [...sempre, 'prazo'],
    unicoPorVinculo: true,
    emLote: { quem: gruposDe('remanejamento.fim') },
  },
  doSolicitante: ['devolvido'],
  // Only a transfer that takes a slot holds one: a swap is neutral, and the pool has none.
  ocupa: ['solicitado', 'em_analise', 'devolvido', 'aprovado'],
  stages: [
    { status: 'solicitado', pareceres: ['vaga', 'departamento_pessoal'], aoConcluir: 'analisar' },
    { status: 'em_analise', pareceres: ['exame'] },
  ],
  pareceres: {
    vaga: {
      label: 'Vaga no destino',
      pede: 'Confirmar vaga',
      grupos: ['Vagas', 'Administrador'],
      quando: { fato: 'ocupa_vaga', senao: 'A pessoa não ocupa uma vaga nova.' },
      compara: true,
      veCampos: [...rh, 'Vagas'],
      observa: ['postoId', 'vigencia', 'reserva', 'trocaCom'],
    },
    departamento_pessoal: {
      ...departamentoPessoal,
      observa: ['postoId', 'vigencia', 'valeTransporte'],
    },
    exame: { ...exameDeMudanca, observa: ['postoId'] },
  },
  checks: {
    campos: 'Todos os campos obrigatórios preenchidos e válidos',
    vinculo: 'Vínculo em vigor, sem demissão, férias ou afastamento na data',
    vinculo_na_volta: 'Vínculo em vigor no dia da volta, sem demissão em andamento',
    destino: 'Um destino, em contrato vigente e do cargo da pessoa',
    vaga: 'Vaga livre no destino na data, com as entradas e saídas',
    pagamento: 'Piso do destino: o salário não cai',
    adicionais: 'Insalubridade, periculosidade e noturno que começam ou acabam',
    domicilio: 'Mudança de casa: anuência, despesas e 25%',
    protecao: 'Gestante, lactante, menor, eleito e ex-empregado do cliente',
    treinamentos: 'Treinamentos do cargo no destino',
    descanso: 'Descanso de 11 horas e paridade da escala 12x36',
    troca: 'As duas pessoas da troca podem ir',
    prazo: 'Antecedência e retroatividade da empresa',
    exame: 'Exame antes da mudança de função ou risco',
    exame_feito: 'Exame do parecer anterior à mudança',
    origem: 'A vaga de origem ainda é da pessoa',
    termo_assinado: 'Termo assinado anexado',
    volta: 'Volta feita, de uma mudança com dia de volta',
  },
  transitions: {
    analisar: { label: 'Iniciar análise', from: ['solicitado'], to: 'em_analise', quem: 'motor' },
    reenviar: {
      label: 'Reenviar',
      pede: 'Corrigir e reenviar',
      from: ['devolvido'],
      to: 'solicitado',
      quem: quemPede,
      checks: [...sempre, 'prazo'],
    },
    aprovar: {
      label: 'Aprovar',
      from: ['em_analise'],
      to: 'aprovado',
      quem: quemDecide,
      outraPessoa: true,
      checks: [...sempre, 'exame'],
    },
    efetivar: {
      label: 'Efetivar',
      from: ['aprovado'],
      to: 'efetivado',
      quem: quemFazNoDia,
      quando: 'vigencia',
      checks: noDia,
      celebra: true,
    },
    retornar: {
      label: 'Registrar a volta',
      from: ['efetivado'],
      to: 'retornado',
      quem: quemFazNoDia,
      quando: 'retorno',
      semVez: true,
      checks: ['vinculo_na_volta'],
    },
    finalizar: {
      label: 'Finalizar',
      pede: 'Anexar termo',
      pedeAte: 'termo_assinado',
      from: ['efetivado', 'retornado'],
      to: 'finalizado',
      quem: rh,
      checks: ['termo_assinado', 'volta'],
      celebra: true,
    },
    devolver: { ...recusas.devolver, from: emAvaliacao, to: 'devolvido' },
    reprovar: { ...recusas.reprovar, from: emAvaliacao, to: 'reprovado' },
    desistir: { ...desistir, from: comQuemPediu, to: 'cancelado' },
    cancelar: {
      ...cancelar,
      from: [...comQuemPediu, 'aprovado'],
      to: 'cancelado',
      checks: ['origem'],
    },
    desfazer: {
      label: 'Desfazer',
      from: ['efetivado', 'finalizado'],
      to: 'desfeito',
      quem: ['Gerente Rh'],
      motivo: 'obrigatorio',
      confirmaSenha: true,
      cautela: true,
      desfaz: true,
    },
  },
})
