import { sql } from 'kysely'
import { formatData } from '@rh/domain/br/data'
import { formatCpf } from '@rh/domain/br/mascaras'
import { formatDinheiro } from '@rh/domain/br/dinheiro'
import {
  camposDoRemanejamento as rotulos,
  tiposDeRemanejamento,
} from '@rh/domain/processos/remanejamento/campos'
import {
  formularioRemanejamento,
  type DadosDoRemanejamento,
} from '@rh/domain/processos/remanejamento/formulario'
import { papeisDoRemanejamento as papeis } from '@rh/domain/processos/remanejamento/papeis'
import { remanejamento } from '@rh/domain/processos/remanejamento/remanejamento'
import { somarDias } from '@rh/domain/regras/calendario/datas'
import type { Db, Tx } from '../../db/db.ts'
import { assinaturas, campos, clausula, secao, tabelaDe, type Papel } from '../../papeis/papel.ts'
import { empregado, empregadora, empresaDe, linhaDe } from '../../papeis/textos.ts'
import { requireCompletos } from '../processo/formulario.ts'
import { findPapelDoVinculo, identificacao, type PapelDoVinculo } from '../processo/papel-do-vinculo.ts'
import { papeisDoTipo } from '../processo/papeis.ts'
import { gatherContexto, type ContextoDoServidor } from './fatos.ts'
import { mostrarAntes, mostrarDepois } from './lados.ts'
import type { Lado } from '@rh/domain/processos/remanejamento/simulacao'

/** What the papers of a transfer say. */
interface FatosDoPapel extends PapelDoVinculo {
  readonly completos: DadosDoRemanejamento
  readonly antes: Lado
  readonly depois: Lado
  /** The client of the destination, or of origin where the person goes to the pool. */
  readonly tomador: { readonly cliente: string; readonly contrato: string; readonly local: string }
}

/** Rows that are left to be written in, where no line is known. */
const LINHAS_A_MAO = 3
/** A paper says the whole of it, whoever prints it: its groups are in the declaration. */
const LEITOR = { id: 0, grupos: [], escopado: false } as const

async function reunir(db: Db | Tx, processoId: number): Promise<FatosDoPapel> {
  const comum = await findPapelDoVinculo(db, processoId)
  const { dados, vinculoId } = comum
  const completos = requireCompletos(formularioRemanejamento.ler(dados))
  const { vigencia } = completos
  const contexto = await gatherContexto(db, { dados, vinculoId, processoId, hoje: vigencia, ator: LEITOR })
  const vista = { vePagamento: true }
  return {
    ...comum,
    completos,
    antes: mostrarAntes(contexto.base, vista),
    depois: mostrarDepois(contexto.base, vista, vigencia),
    tomador: await findTomador(db, contexto),
  }
}

async function findTomador(
  db: Db | Tx,
  { lugar, origem }: ContextoDoServidor,
): Promise<FatosDoPapel['tomador']> {
  const { rows } = await sql<FatosDoPapel['tomador']>`
    select cl.razao_social as cliente, co.numero as contrato, lo.nome as local
      from posto po
      join local lo on lo.id = po.local_id
      join contrato co on co.id = po.contrato_id
      join cliente cl on cl.id = co.cliente_id
     where po.id = ${(lugar ?? origem).id}`.execute(db)
  const [tomador] = rows
  if (!tomador) throw new Error('A post without a client')
  return tomador
}

const risco = ({ insalubridade, periculosidade }: Lado): string =>
  periculosidade ? 'Periculosidade 30%' : insalubridade > 0 ? `Insalubridade ${insalubridade}%` : 'Nenhum'

const dinheiro = (centavos: number | undefined): string =>
  centavos === undefined ? '' : formatDinheiro(centavos)

const mudanca = ({ antes, depois, completos }: FatosDoPapel) =>
  tabelaDe(
    [
      '',
      `Até ${formatData(somarDias(completos.vigencia, -1))}`,
      `A partir de ${formatData(completos.vigencia)}`,
    ],
    (
      [
        ['Contrato', antes.contrato ?? '', depois.contrato ?? ''],
        ['Local', antes.local, depois.local],
        ['Município', antes.municipio, depois.municipio],
        ['Cargo', antes.cargo, depois.cargo],
        ['Escala e horário', `${antes.escala}, ${antes.horario}`, `${depois.escala}, ${depois.horario}`],
        ['Salário', dinheiro(antes.pagamento?.salarioCentavos), dinheiro(depois.pagamento?.salarioCentavos)],
        ['Adicional', risco(antes), risco(depois)],
        [
          'Total por mês',
          dinheiro(antes.pagamento?.totalCentavos),
          dinheiro(depois.pagamento?.totalCentavos),
        ],
      ] as const
    ).map((linha) => [...linha]),
    [90, '*', '*'],
  )

const lugarDe = ({ timbre }: FatosDoPapel): string | null => timbre.municipio

/** CLT arts. 29, 194, 468 and 469: what changes, from when, and whether the person comes back. */
const termo = (fatos: FatosDoPapel): Papel => {
  const { completos, timbre, pessoa } = fatos
  const { tipo, retorno, anuencia = false, mudaDomicilio = false } = completos
  return {
    titulo: 'Termo de remanejamento',
    assunto: `${tiposDeRemanejamento[tipo]}, a partir de ${formatData(completos.vigencia)}`,
    corpo: [
      identificacao(fatos, [
        linhaDe(rotulos.tipo, tiposDeRemanejamento[tipo]),
        linhaDe(rotulos.retorno, retorno === undefined ? '' : formatData(retorno)),
      ]),
      clausula(
        `${empresaDe(timbre)}, comunica a ${pessoa.nome}, CPF ${formatCpf(pessoa.cpf)}, a mudança do local de trabalho:`,
      ),
      secao('O que muda'),
      mudanca(fatos),
      clausula(
        'O adicional de insalubridade ou de periculosidade acompanha o risco do posto e começa ou termina com ele (CLT art. 194). ' +
          'O salário não é reduzido (CF art. 7º VI).',
      ),
      ...(mudaDomicilio
        ? [
            clausula(
              anuencia
                ? 'O(A) empregado(a) concorda com a mudança de domicílio (CLT art. 469). As despesas são da empregadora (art. 470).'
                : 'A mudança de domicílio segue as exceções do art. 469 da CLT. As despesas são da empregadora (art. 470).',
            ),
          ]
        : []),
      assinaturas(lugarDe(fatos), [
        empregadora(timbre),
        empregado(
          pessoa.nome,
          mudaDomicilio && anuencia ? 'De acordo: empregado(a)' : 'Ciente: empregado(a)',
        ),
      ]),
    ],
  }
}

/** Decreto 10.854/2021 art. 112: a new option whenever the way changes. */
const valeTransporte = (fatos: FatosDoPapel): Papel => {
  const { valeTransporte: linhas = [] } = fatos.completos
  return {
    titulo: 'Nova opção de vale-transporte',
    assunto: 'Lei 7.418/1985; Decreto 10.854/2021 art. 112',
    corpo: [
      identificacao(fatos, [['Novo local', `${fatos.depois.local}, ${fatos.depois.municipio}`]]),
      clausula(
        'Declaro as linhas abaixo para ir da minha residência ao trabalho e voltar, e autorizo o desconto de até 6% do ' +
          'salário básico. Comunico qualquer mudança de endereço ou de trajeto.',
      ),
      tabelaDe(
        ['Operadora', 'Linha', 'Tarifa', 'Viagens por dia'],
        linhas.length > 0
          ? linhas.map(({ operadora, linha, tarifaCentavos, viagensDia }) => [
              operadora,
              linha,
              formatDinheiro(tarifaCentavos),
              String(viagensDia),
            ])
          : Array.from({ length: LINHAS_A_MAO }, () => ['', '', '', '']),
        ['*', '*', 60, 70],
      ),
      assinaturas(lugarDe(fatos), [
        empregado(fatos.pessoa.nome),
        empregadora(fatos.timbre, 'Recebido pela empregadora'),
      ]),
    ],
  }
}

/** The client hears who comes, or who goes, and when; never the pay nor why. */
const comunicacao = (fatos: FatosDoPapel): Papel => {
  const { tomador, completos, pessoa, depois } = fatos
  const sai = completos.reserva === true
  return {
    titulo: 'Comunicação ao tomador',
    assunto: `Contrato ${tomador.contrato}`,
    corpo: [
      campos([
        ['Tomador', tomador.cliente],
        ['Local', tomador.local],
        ['Empregado(a)', pessoa.nome],
        ['Cargo', depois.cargo],
        [sai ? 'Deixa o posto em' : 'No posto a partir de', formatData(completos.vigencia)],
        ['Até', completos.retorno === undefined ? '' : formatData(somarDias(completos.retorno, -1))],
        ['Escala', `${depois.escala}, ${depois.horario}`],
      ]),
      clausula(
        `${empresaDe(fatos.timbre)}, comunica que o(a) empregado(a) acima ` +
          (sai ? 'deixa de prestar serviço neste local.' : 'passa a prestar serviço neste local.'),
      ),
      assinaturas(lugarDe(fatos), [
        empregadora(fatos.timbre, 'Prestadora'),
        { papel: 'Ciente: tomador', nome: tomador.cliente },
      ]),
    ],
  }
}

/** The papers of a transfer; the option of the voucher only where the person has a new way. */
export const papeisDoRemanejamento = papeisDoTipo({
  process: remanejamento,
  papeis,
  modelos: { termo, vale_transporte: valeTransporte, comunicacao_tomador: comunicacao },
  reunir,
})
