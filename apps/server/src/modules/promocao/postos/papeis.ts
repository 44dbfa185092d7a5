import { sql } from 'kysely'
import type { Bloco } from 'pdfmake'
import { formatData } from '@rh/domain/br/data'
import { formatDinheiro } from '@rh/domain/br/dinheiro'
import { formatCpf } from '@rh/domain/br/mascaras'
import { papeisDaMudanca, type Mudanca } from '@rh/domain/contract/mudanca'
import type { ArquivoServido } from '@rh/domain/http/arquivo'
import type { Deps } from '../../../deps.ts'
import { failure } from '../../../http/failure.ts'
import { assinaturas, campos, clausula, tabelaDe, type Papel, type Timbre } from '../../../papeis/papel.ts'
import { ACORDO_DE_PLANTOES, empregado, empregadora, empresaDe } from '../../../papeis/textos.ts'
import { findTimbre } from '../../../papeis/timbre.ts'
import { doArquivo, imprimirColetivo } from '../coletiva/papeis.ts'
import { listPessoas, obterMudanca, type LinhaDoItem } from './consultas.ts'

interface Fatos {
  readonly timbre: Timbre
  readonly mudanca: Mudanca
  readonly pessoas: readonly LinhaDoItem[]
}

const relacao = ({ mudanca, pessoas }: Fatos): Papel => ({
  titulo: papeisDaMudanca.relacao,
  assunto: `${mudanca.contrato} · a partir de ${formatData(mudanca.vigencia)}`,
  corpo: [
    campos([
      ['Pessoas', String(pessoas.length)],
      ['Postos', mudanca.postos.join('; ')],
      ['Motivo', mudanca.parametros.motivo],
      ['Aumento no mês', formatDinheiro(mudanca.aumentoCentavos)],
    ]),
    clausula(`Alteração contratual no eSocial (S-2206) até ${formatData(mudanca.s2206Ate)}.`),
    tabelaDe(
      ['Nome', 'Matrícula', 'Escala', 'De', 'Para', 'Desde'],
      pessoas.map((pessoa) => [
        pessoa.nome,
        pessoa.matricula,
        pessoa.paraEscala ?? 'a mesma',
        formatDinheiro(pessoa.deCentavos),
        formatDinheiro(pessoa.paraCentavos),
        formatData(pessoa.vigencia),
      ]),
      ['*', 'auto', 'auto', 'auto', 'auto', 'auto'],
    ),
  ],
})

/** What a 12x36 is written down for (CLT art. 59-A). */
const clausulaDosPlantoes = ({ acordo }: Mudanca['parametros']) =>
  acordo === undefined
    ? []
    : [
        clausula(
          acordo === 'individual'
            ? ACORDO_DE_PLANTOES
            : 'O horário de doze horas seguidas por trinta e seis de descanso é o da convenção ou do acordo coletivo em ' +
                'vigor (CLT art. 59-A).',
        ),
      ]

/** The terms of one person, on a page of their own. */
const termo = ({ timbre, mudanca }: Fatos, pessoa: LinhaDoItem, primeira: boolean): Bloco => ({
  ...(!primeira && { pageBreak: 'before' }),
  stack: [
    clausula(
      `Entre ${empresaDe(timbre)}, empregadora, e ${pessoa.nome}, CPF ${formatCpf(pessoa.cpf)}, matrícula ` +
        `${pessoa.matricula}, ${pessoa.cargo}, fica ajustado, por mútuo consentimento, a partir de ` +
        `${formatData(pessoa.vigencia)}:`,
    ),
    tabelaDe(
      ['', 'Até a véspera', `A partir de ${formatData(pessoa.vigencia)}`],
      [
        ...(pessoa.paraEscala === null ? [] : [['Escala', pessoa.deEscala ?? '', pessoa.paraEscala]]),
        ['Salário mensal', formatDinheiro(pessoa.deCentavos), formatDinheiro(pessoa.paraCentavos)],
        ['Local', pessoa.posto, pessoa.posto],
      ],
      [90, '*', '*'],
    ),
    ...(pessoa.paraEscala === null ? [] : clausulaDosPlantoes(mudanca.parametros)),
    clausula(
      'As demais condições do contrato permanecem como estão. A alteração não traz prejuízo ao(à) empregado(a) ' +
        '(CLT arts. 29 e 468).',
    ),
    assinaturas(timbre.municipio, [empregadora(timbre), empregado(pessoa.nome)]),
  ],
})

const termos = (fatos: Fatos): Papel => ({
  titulo: 'Termo aditivo ao contrato de trabalho',
  assunto: `${fatos.mudanca.contrato} · CLT art. 468`,
  corpo: fatos.pessoas.map((pessoa, i) => termo(fatos, pessoa, i === 0)),
})

interface QualPapel {
  readonly papel: keyof typeof papeisDaMudanca
  readonly parte?: number | undefined
}

/** A paper of a change in PDF. Throws 404 for nobody, and 409 for one that was not applied. */
export async function papelDaMudanca(
  deps: Deps,
  id: number,
  { papel, parte = 1 }: QualPapel,
): Promise<ArquivoServido> {
  const mudanca = await obterMudanca(deps.db, id)
  if (mudanca.estado !== 'aplicado')
    throw failure('transicao_invalida', { mensagem: 'Só uma mudança aplicada tem papéis.' })
  const todas = await listPessoas(deps.db, id, sql`i.fora is null`)
  const pessoas = papel === 'relacao' ? todas : doArquivo(todas, parte)
  if (pessoas.length === 0) throw failure('nao_encontrado')
  const timbre = await findTimbre(deps.db)
  const fatos = { timbre, mudanca, pessoas }
  return imprimirColetivo(deps, {
    papel: papel === 'relacao' ? relacao(fatos) : termos(fatos),
    timbre,
    titulo: mudanca.titulo,
    nome: papeisDaMudanca[papel],
  })
}
