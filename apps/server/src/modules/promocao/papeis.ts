import { formatData } from '@rh/domain/br/data'
import { formatDinheiro } from '@rh/domain/br/dinheiro'
import { camposDaPromocao } from '@rh/domain/processos/promocao/campos'
import { formularioPromocao, type DadosDaPromocao } from '@rh/domain/processos/promocao/formulario'
import { papeisDaPromocao as papeis } from '@rh/domain/processos/promocao/papeis'
import { promocao } from '@rh/domain/processos/promocao/promocao'
import type { Db, Tx } from '../../db/db.ts'
import { assinaturas, campos, clausula, secao, type Papel } from '../../papeis/papel.ts'
import { empregado, empregadora, empresaDe, linhaDe, porExtenso } from '../../papeis/textos.ts'
import { requireCompletos } from '../processo/formulario.ts'
import { findPapelDoVinculo, identificacao, type PapelDoVinculo } from '../processo/papel-do-vinculo.ts'
import { papeisDoTipo } from '../processo/papeis.ts'
import { findPartida } from '../processo/alteracao/partida.ts'
import { termoAditivo } from '../processo/alteracao/termo-aditivo.ts'

/** What the papers of a promotion say. */
interface FatosDoPapel extends PapelDoVinculo {
  readonly completos: DadosDaPromocao
  readonly antes: { readonly cargo: string; readonly salarioCentavos: number; readonly posto: string }
  readonly cargo: string
  /** Where the person works from the day on. */
  readonly local: string
}

async function reunir(db: Db | Tx, processoId: number): Promise<FatosDoPapel> {
  const comum = await findPapelDoVinculo(db, processoId)
  const completos = requireCompletos(formularioPromocao.ler(comum.dados))
  const [{ atual: antes }, cargo, local] = await Promise.all([
    findPartida(db, { vinculoId: comum.vinculoId, dia: completos.vigencia, processoId }),
    db.selectFrom('cargo').select('titulo').where('id', '=', completos.cargoId).executeTakeFirstOrThrow(),
    completos.postoId === undefined ? null : findLocal(db, completos.postoId),
  ])
  return { ...comum, completos, antes, cargo: cargo.titulo, local: local?.nome ?? antes.posto }
}

const findLocal = (db: Db | Tx, postoId: number) =>
  db
    .selectFrom('posto as po')
    .innerJoin('local as lo', 'lo.id', 'po.localId')
    .select('lo.nome')
    .where('po.id', '=', postoId)
    .executeTakeFirstOrThrow()

/** Where the person works, before and after a promotion that moves them. */
const lugares = ({ antes, local }: FatosDoPapel): [string, string][] =>
  local === antes.posto
    ? [['Local de trabalho', local]]
    : [
        ['Local de trabalho atual', antes.posto],
        ['Novo local de trabalho', local],
      ]

const mudanca = (fatos: FatosDoPapel) => {
  const { completos, antes, cargo } = fatos
  return campos([
    ['Cargo atual', antes.cargo],
    linhaDe(camposDaPromocao.cargoId, cargo),
    ['Salário atual', formatDinheiro(antes.salarioCentavos)],
    linhaDe(camposDaPromocao.salarioCentavos, completos.salarioCentavos),
    ['A partir de', formatData(completos.vigencia)],
    ...lugares(fatos),
  ])
}

const carta = (fatos: FatosDoPapel): Papel => ({
  titulo: 'Carta de promoção e alteração salarial',
  assunto: `Vigência em ${formatData(fatos.completos.vigencia)}`,
  corpo: [
    identificacao(fatos),
    clausula(
      `${empresaDe(fatos.timbre)}, comunica a alteração do seu contrato de trabalho a partir de ` +
        `${formatData(fatos.completos.vigencia)}: cargo de ${fatos.cargo} e salário mensal de ` +
        `${porExtenso(fatos.completos.salarioCentavos)}.`,
    ),
    secao('O que muda'),
    mudanca(fatos),
    assinaturas(fatos.timbre.municipio, [
      empregadora(fatos.timbre),
      empregado(fatos.pessoa.nome, 'Ciente: empregado(a)'),
    ]),
  ],
})

/** The papers of a promotion. */
export const papeisDaPromocao = papeisDoTipo({
  process: promocao,
  papeis,
  modelos: { carta, termo_aditivo: (fatos) => termoAditivo(fatos, mudanca(fatos)) },
  reunir,
})
