import { emReais, oMaior, pessoas } from './achado.ts'
import { LANCADO_DEPOIS, SO_RH } from './comum.ts'
import { defineRelatorio } from './definir.ts'

const dinheiro = { tipo: 'dinheiro', sortable: true, total: true } as const

const valores = {
  vencidas: { label: 'Férias vencidas', ...dinheiro },
  dobra: { label: 'Dobra', ...dinheiro },
  proporcionais: { label: 'Férias proporcionais', ...dinheiro },
  terco: { label: '1/3', ...dinheiro, opcional: true },
  decimoTerceiro: { label: '13º', ...dinheiro },
  encargos: { label: 'Encargos', ...dinheiro },
  total: { label: 'Passivo', ...dinheiro },
} as const

const definicoes = [
  [
    'Férias vencidas e dobra',
    'Dias que restam dos períodos completos, uma vez mais onde o período concessivo acabou (CLT arts. 137 e 146). Férias saem no dia em que começam.',
  ],
  [
    'Férias proporcionais',
    'Doze avos do período em curso, pela faixa de faltas (CLT arts. 130, 146 e 147). Períodos perdidos e dias de suspensão não contam (art. 133).',
  ],
  ['1/3', 'Um terço das férias vencidas, da dobra e das proporcionais (CF art. 7º XVII).'],
  [
    '13º',
    'Meses do ano com 15 dias ou mais, menos a parcela paga com as férias (Lei 4.090/1962). O que a folha já pagou do 13º não é descontado.',
  ],
  [
    'Encargos',
    'INSS da empresa, RAT com o FAP, terceiros e FGTS sobre férias, 1/3 e 13º, sem a dobra, pelos parâmetros legais do dia (Lei 8.212/1991 arts. 22 e 28; Lei 8.036/1990 art. 15).',
  ],
  [
    'Remuneração',
    'Salário, adicional de risco e adicional noturno da escala no dia, sem médias. É uma simulação: confira com a contabilidade.',
  ],
] as const

export const relatorioDePassivo = defineRelatorio({
  nome: 'passivo',
  titulo: 'Passivo de férias e 13º por contrato',
  responde: 'Quanto a empresa já deve de férias e 13º às pessoas de cada contrato',
  setores: SO_RH,
  colunas: {
    contrato: { label: 'Contrato', sortable: true },
    pessoas: { label: 'Pessoas', tipo: 'numero', sortable: true, total: true },
    diasVencidos: { label: 'Dias vencidos', tipo: 'numero', sortable: true, total: true, opcional: true },
    diasEmDobro: { label: 'Dias em dobro', tipo: 'numero', sortable: true, total: true, opcional: true },
    ...valores,
  },
  ordemPadrao: '-total',
  definicoes,
  comoEra: [LANCADO_DEPOIS],
  achado: ({ total, totais, maiores }) =>
    total === 0
      ? 'Ninguém com férias ou 13º a receber'
      : `${emReais(totais['total'] ?? 0)} de férias e 13º devidos a ${pessoas(totais['pessoas'] ?? 0)}${oMaior(maiores, emReais)}`,
  grafico: { titulo: 'Passivo por contrato (R$)', tipo: 'contratos', por: 'contrato', valor: 'total' },
})

export const relatorioDePassivoPorPessoa = defineRelatorio({
  nome: 'passivo-por-pessoa',
  titulo: 'Passivo de férias e 13º por pessoa',
  responde: 'De quem é o passivo de cada contrato, com a conta na ficha',
  setores: SO_RH,
  colunas: {
    nome: { label: 'Nome', sortable: true },
    matricula: { label: 'Matrícula', opcional: true },
    contrato: { label: 'Contrato', sortable: true },
    remuneracao: { label: 'Remuneração', tipo: 'dinheiro', opcional: true },
    diasVencidos: { label: 'Dias vencidos', tipo: 'numero', opcional: true },
    diasEmDobro: { label: 'Dias em dobro', tipo: 'numero', opcional: true },
    avosFerias: { label: 'Avos de férias', tipo: 'numero', opcional: true },
    avos13: { label: 'Avos de 13º', tipo: 'numero', opcional: true },
    vencidas: { label: 'Férias vencidas', tipo: 'dinheiro' },
    dobra: { label: 'Dobra', tipo: 'dinheiro' },
    proporcionais: { label: 'Férias proporcionais', tipo: 'dinheiro' },
    terco: { label: '1/3', tipo: 'dinheiro', opcional: true },
    decimoTerceiro: { label: '13º', tipo: 'dinheiro' },
    encargos: { label: 'Encargos', tipo: 'dinheiro' },
    total: { label: 'Passivo', tipo: 'dinheiro' },
  },
  ordemPadrao: 'nome',
  definicoes,
  comoEra: [LANCADO_DEPOIS],
  abre: { view: 'colaborador.visualizar' },
  achado: ({ total, totais }) => {
    if (total === 0) return 'Ninguém com férias ou 13º a receber'
    const dobra = totais['dobra'] ?? 0
    return `${emReais(totais['total'] ?? 0)} de férias e 13º devidos a ${pessoas(total)}${dobra > 0 ? `, ${emReais(dobra)} de dobra` : ', nada em dobro'}`
  },
})
