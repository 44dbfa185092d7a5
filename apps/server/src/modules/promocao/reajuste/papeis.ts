import { sql } from 'kysely'
import type { Bloco } from 'pdfmake'
import { formatData } from '@rh/domain/br/data'
import { formatDinheiro } from '@rh/domain/br/dinheiro'
import { formatCpf } from '@rh/domain/br/mascaras'
import { papeisDoReajuste, type Reajuste } from '@rh/domain/contract/reajuste'
import type { ArquivoServido } from '@rh/domain/http/arquivo'
import type { Deps } from '../../../deps.ts'
import { failure } from '../../../http/failure.ts'
import {
  assinaturas,
  campos,
  clausula,
  secao,
  tabelaDe,
  type Papel,
  type Timbre,
} from '../../../papeis/papel.ts'
import { empregado, empregadora, empresaDe, porExtenso } from '../../../papeis/textos.ts'
import { findTimbre } from '../../../papeis/timbre.ts'
import { doArquivo, imprimirColetivo } from '../coletiva/papeis.ts'
import { listPessoas, obterReajuste, type LinhaDoItem } from './consultas.ts'

interface Fatos {
  readonly timbre: Timbre
  readonly reajuste: Reajuste
  readonly pessoas: readonly LinhaDoItem[]
}

const relacao = ({ reajuste, pessoas }: Fatos): Papel => ({
  titulo: papeisDoReajuste.relacao,
  assunto: `${reajuste.sindicato} · ${reajuste.convencao} · data-base ${formatData(reajuste.dataBase)}`,
  corpo: [
    campos([
      ['Pessoas', String(pessoas.length)],
      ['Aumento no mês', formatDinheiro(reajuste.aumentoCentavos)],
      ['Diferenças a pagar', formatDinheiro(reajuste.diferencaCentavos)],
    ]),
    clausula(
      'As diferenças são as dos meses já fechados desde a data-base, sem reflexos em férias, 13º, horas extras e ' +
        `FGTS. Alteração contratual no eSocial (S-2206) até ${formatData(reajuste.s2206Ate)}.`,
    ),
    tabelaDe(
      ['Nome', 'Matrícula', 'De', 'Para', 'Desde', 'Diferença'],
      pessoas.map((pessoa) => [
        pessoa.nome,
        pessoa.matricula,
        formatDinheiro(pessoa.deCentavos),
        formatDinheiro(pessoa.paraCentavos),
        formatData(pessoa.vigencia),
        formatDinheiro(pessoa.diferencaCentavos),
      ]),
      ['*', 'auto', 'auto', 'auto', 'auto', 'auto'],
    ),
  ],
})

/** The notice of one person, on a page of its own. */
const comunicado = ({ timbre, reajuste }: Fatos, pessoa: LinhaDoItem, primeira: boolean): Bloco => ({
  ...(!primeira && { pageBreak: 'before' }),
  stack: [
    campos([
      ['Nome', pessoa.nome],
      ['CPF', formatCpf(pessoa.cpf)],
      ['Matrícula', pessoa.matricula],
      ['Cargo', pessoa.cargo],
      ['Contrato', pessoa.contrato],
    ]),
    clausula(
      `${empresaDe(timbre)}, comunica que, pela convenção coletiva do ${reajuste.sindicato}, o seu salário passa de ` +
        `${formatDinheiro(pessoa.deCentavos)} para ${porExtenso(pessoa.paraCentavos)} por mês, a partir de ` +
        `${formatData(pessoa.vigencia)}. A alteração é anotada na CTPS Digital (CLT art. 29 § 2º).`,
    ),
    ...(pessoa.diferencaCentavos > 0
      ? [
          secao('Diferença dos meses anteriores'),
          clausula(
            `A diferença desde a data-base, ${formatData(reajuste.dataBase)}, é de ` +
              `${porExtenso(pessoa.diferencaCentavos)}, sem os reflexos, e será paga com o salário do mês.`,
          ),
        ]
      : []),
    assinaturas(timbre.municipio, [empregadora(timbre), empregado(pessoa.nome, 'Ciente: empregado(a)')]),
  ],
})

const comunicados = (fatos: Fatos): Papel => ({
  titulo: 'Comunicado de reajuste salarial',
  assunto: `${fatos.reajuste.convencao} · data-base ${formatData(fatos.reajuste.dataBase)}`,
  corpo: fatos.pessoas.map((pessoa, i) => comunicado(fatos, pessoa, i === 0)),
})

interface QualPapel {
  readonly papel: keyof typeof papeisDoReajuste
  readonly contratoId?: number | undefined
  readonly parte?: number | undefined
}

/** A paper of a readjustment in PDF. Throws 404 for nobody, and 409 for one that was not applied. */
export async function papelDoReajuste(
  deps: Deps,
  id: number,
  { papel, contratoId, parte = 1 }: QualPapel,
): Promise<ArquivoServido> {
  const reajuste = await obterReajuste(deps.db, id, deps.config.empresaFuso)
  if (reajuste.estado !== 'aplicado')
    throw failure('transicao_invalida', { mensagem: 'Só um reajuste aplicado tem papéis.' })
  const doContrato = contratoId === undefined ? sql`true` : sql`i.contrato_id = ${contratoId}`
  const todas = await listPessoas(deps.db, id, sql`i.fora is null and ${doContrato}`)
  const pessoas = papel === 'relacao' ? todas : doArquivo(todas, parte)
  if (pessoas.length === 0) throw failure('nao_encontrado')
  const timbre = await findTimbre(deps.db)
  const fatos = { timbre, reajuste, pessoas }
  return imprimirColetivo(deps, {
    papel: papel === 'relacao' ? relacao(fatos) : comunicados(fatos),
    timbre,
    titulo: reajuste.titulo,
    nome: papeisDoReajuste[papel],
  })
}
