import type { Bloco } from 'pdfmake'
import { formatData } from '@rh/domain/br/data'
import { formatCnpj14 } from '@rh/domain/br/mascaras'
import {
  foraDoDossie,
  relacoesDoDossie,
  situacoesDoItem,
  type PessoaDoDossie,
  type RelacaoDoDossie,
} from '@rh/domain/contratos/dossie'
import { campos, clausula, secao, tabelaDe, type Papel, type Timbre } from '../../papeis/papel.ts'
import { empresaDe } from '../../papeis/textos.ts'
import type { DossieReunido } from './registro.ts'

/** A month in words: `outubro de 2026`. */
export const mesPorExtenso = (mes: string): string =>
  Temporal.PlainDate.from(`${mes}-01`).toLocaleString('pt-BR', { month: 'long', year: 'numeric' })

const assuntoDe = ({ contrato, doMes }: DossieReunido): string =>
  `Contrato ${contrato.numero}, ${mesPorExtenso(doMes.mes)}`

const data = (valor: string | null, nenhuma = '–'): string => (valor === null ? nenhuma : formatData(valor))

const umaVez = (pessoas: readonly PessoaDoDossie[]): PessoaDoDossie[] => [
  ...new Map(pessoas.map((pessoa) => [pessoa.vinculoId, pessoa])).values(),
]

const quem = ({ nome, matricula }: PessoaDoDossie): [string, string] => [nome, matricula]
const QUEM = ['Nome', 'Matrícula'] as const

const semLinhas = (texto: string): Bloco => clausula(texto)

const corpos: Readonly<Record<RelacaoDoDossie, (dossie: DossieReunido) => Bloco[]>> = {
  pessoas: ({ pessoas }) => [
    clausula(
      'Pessoas que trabalharam nos postos do contrato no mês, com o primeiro e o último dia em cada posto. Quem cobriu ausências está indicado.',
    ),
    tabelaDe(
      [...QUEM, 'CPF', 'Função', 'Local', 'De', 'Até'],
      pessoas.map((pessoa) => [
        ...quem(pessoa),
        pessoa.cpf,
        `${pessoa.cargo}${pessoa.cobre ? ' (cobertura)' : ''}`,
        pessoa.posto,
        formatData(pessoa.de),
        formatData(pessoa.ate),
      ]),
      ['*', 46, 74, '*', '*', 50, 50],
    ),
  ],
  exames: ({ pessoas, doMes }) => [
    clausula(
      `Último exame ocupacional de cada pessoa até ${formatData(doMes.dia)}. O resultado e o motivo do exame são da pessoa e do médico, e não são informados (NR-7; LGPD art. 11).`,
    ),
    tabelaDe(
      [...QUEM, 'Exame em', 'Válido até', 'Situação'],
      umaVez(pessoas).map((pessoa) => [
        ...quem(pessoa),
        data(pessoa.exame?.data ?? null),
        data(pessoa.exame?.validade ?? null, pessoa.exame ? 'não registrada' : '–'),
        situacaoDoExame(pessoa.exame, doMes.dia),
      ]),
      ['*', 50, 70, 80, 70],
    ),
  ],
  treinamentos: ({ pessoas, doMes }) => [
    clausula(`Treinamentos com certificado registrado até ${formatData(doMes.dia)}, por norma.`),
    treinamentosEmTabela(umaVez(pessoas), doMes.dia),
  ],
  entregas: ({ pessoas, doMes }) => [
    clausula(
      `Uniformes e equipamentos de proteção entregues até ${formatData(doMes.dia)} e não devolvidos antes do mês. CA é o Certificado de Aprovação do dia da entrega (NR-6).`,
    ),
    entregasEmTabela(umaVez(pessoas)),
  ],
}

function situacaoDoExame(exame: PessoaDoDossie['exame'], dia: string): string {
  if (exame === null) return 'sem registro'
  if (exame.validade === null) return 'a conferir'
  return exame.validade < dia ? 'vencido' : 'em dia'
}

function treinamentosEmTabela(pessoas: readonly PessoaDoDossie[], dia: string): Bloco {
  const linhas = pessoas.flatMap((pessoa) =>
    pessoa.treinamentos.map(({ norma, emissao, validade }) => [
      ...quem(pessoa),
      norma,
      data(emissao),
      data(validade, 'não vence'),
      validade !== null && validade < dia ? 'vencido' : 'em dia',
    ]),
  )
  return linhas.length === 0
    ? semLinhas('Nenhum treinamento registrado.')
    : tabelaDe([...QUEM, 'Norma', 'Feito em', 'Válido até', 'Situação'], linhas, ['*', 50, 46, 60, 60, 50])
}

function entregasEmTabela(pessoas: readonly PessoaDoDossie[]): Bloco {
  const linhas = pessoas.flatMap((pessoa) =>
    pessoa.entregas.map(({ item, tipo, quantidade, entregueEm, ca, devolvidoEm }) => [
      ...quem(pessoa),
      `${item}${tipo === 'epi' ? ' (EPI)' : ''}`,
      ca ?? '–',
      String(quantidade),
      formatData(entregueEm),
      data(devolvidoEm),
    ]),
  )
  return linhas.length === 0
    ? semLinhas('Nenhuma entrega registrada.')
    : tabelaDe(
        [...QUEM, 'Item', 'CA', 'Qtd.', 'Entregue', 'Devolvido'],
        linhas,
        ['*', 46, '*', 36, 24, 54, 54],
        [4],
      )
}

/** One paper about the people of the month. */
export const relacaoDoMes = (qual: RelacaoDoDossie, dossie: DossieReunido): Papel => ({
  titulo: relacoesDoDossie[qual].label,
  assunto: assuntoDe(dossie),
  corpo: corpos[qual](dossie),
})

/** A file of the pack, as the index names it. */
export interface ArquivoNoIndice {
  readonly caminho: string
  readonly oque: string
  readonly sha256: string
}

interface Entrega {
  readonly numero: number
  readonly para: string
  readonly motivo: string
  readonly quem: string
}

const emLista = (itens: readonly string[]): Bloco => ({
  ul: itens.map((text) => ({ text, margin: [0, 0, 0, 2] })),
})

/** What is missing, item by item; the heading stays with the first one. */
function faltasEmBlocos(itens: DossieReunido['itens']): Bloco[] {
  const blocos = itens
    .filter(({ faltas }) => faltas.length > 0)
    .map(({ label, faltas }): Bloco => ({
      margin: [0, 0, 0, 6],
      stack: [{ text: label, bold: true, margin: [0, 0, 0, 2] }, emLista(faltas)],
    }))
  const [primeiro = clausula('Nada falta.'), ...outros] = blocos
  return [{ unbreakable: true, stack: [secao('O que falta, e por quê'), primeiro] }, ...outros]
}

/** What is in the pack, what is missing and why, and what never goes. */
export function indiceDoDossie(
  dossie: DossieReunido,
  timbre: Timbre,
  entrega: Entrega,
  arquivos: readonly ArquivoNoIndice[],
): Papel {
  const { contrato, doMes, quantas, itens } = dossie
  return {
    titulo: 'Dossiê do tomador',
    assunto: assuntoDe(dossie),
    corpo: [
      campos([
        ['Prestadora', empresaDe(timbre)],
        ['Tomador', `${contrato.razaoSocial}, CNPJ ${formatCnpj14(contrato.cnpj)}`],
        ['Objeto', contrato.objeto],
        ['Mês', mesPorExtenso(doMes.mes)],
        ['Situação até', formatData(doMes.dia)],
        ['Pessoas no mês', String(quantas)],
        ['Entregue a', entrega.para],
        ['Para', entrega.motivo],
        ['Entregue por', `${entrega.quem}, registro ${entrega.numero}`],
      ]),
      clausula(
        'Use estes dados só para fiscalizar o contrato e apague-os quando não forem mais necessários (LGPD arts. 6º I e 16).',
      ),
      secao('O que a lei deixa pedir, e como está'),
      tabelaDe(
        ['Documento', 'Base legal', 'Situação', 'O que há'],
        itens.map(({ label, baseLegal, situacao, texto }) => [
          label,
          baseLegal,
          situacoesDoItem[situacao].label,
          texto,
        ]),
        ['*', '*', 62, 96],
      ),
      ...faltasEmBlocos(itens),
      secao('O que não vai, e por quê'),
      emLista(foraDoDossie.map(([oque, porque]) => `${oque}. ${porque}`)),
      secao('Arquivos deste dossiê'),
      tabelaDe(
        ['Arquivo', 'O que é', 'SHA-256'],
        arquivos.map(({ caminho, oque, sha256 }) => [caminho, oque, sha256.replace(/(.{32})/, '$1\n')]),
        ['*', 110, 190],
      ),
    ],
  }
}
