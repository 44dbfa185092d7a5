import type { z } from 'zod'
import type { coberturaContract, DiaNoQuadro, PostoNoQuadro } from '@rh/domain/contract/cobertura'
import type { OrdemDoQuadro } from '@rh/domain/cobertura/quadro'
import { quemCobre } from '@rh/domain/cobertura/quem'
import type { Buraco, DiaDoPosto } from '@rh/domain/regras/cobertura/dias'
import type { Db } from '../../db/db.ts'
import type { Ator } from '../../http/ator.ts'
import { failure } from '../../http/failure.ts'
import { listContratos } from '../ferias/contratos.ts'
import { horarioDe } from './escala.ts'
import { idsEmOrdem, type Quais } from './indice-linhas.ts'
import { indiceDeBuracos, totalDePostos, type PostoNoIndice } from './indice.ts'
import { janelaDe } from './janela.ts'
import { lerPostos, origemDe, SEM_FIM, type PostoComDias } from './postos.ts'

type Consulta = z.output<NonNullable<(typeof coberturaContract)['GET /api/cobertura/quadro']['query']>>

const POR_PAGINA = 25

/** All holes of the window, whoever covers them. */
function totaisDe(indice: readonly PostoNoIndice[]) {
  const totais = { faltas: 0, turnos: 0, cobertos: 0, autorizados: 0 }
  for (const { dias } of indice)
    for (const { abertos, cobertos, autorizados } of dias) {
      totais.faltas += abertos
      totais.turnos += abertos > 0 ? 1 : 0
      totais.cobertos += cobertos
      totais.autorizados += autorizados
    }
  return totais
}

/** How many holes nobody covers over the next days. */
export const contarFaltas = async (db: Db, quais: Quais) => totaisDe(await indiceDeBuracos(db, quais))

/** The day of the first open hole of a post; none where all are covered. */
const primeiroBuraco = ({ dias }: PostoNoIndice): number => dias.findIndex(({ abertos }) => abertos > 0)

interface Pagina {
  readonly ordem: OrdemDoQuadro
  readonly pagina: number
}

/** The posts of a page: those with open holes before the others, or all of them in the order of contract and place. */
async function postosDaPagina(
  db: Db,
  quais: Quais,
  indice: readonly PostoNoIndice[],
  { ordem, pagina }: Pagina,
): Promise<readonly number[]> {
  const antes =
    ordem === 'local'
      ? []
      : indice
          .flatMap((posto) =>
            primeiroBuraco(posto) < 0 ? [] : [{ id: posto.id, dia: primeiroBuraco(posto) }],
          )
          .toSorted((a, b) => a.dia - b.dia)
          .map(({ id }) => id)
  const inicio = (pagina - 1) * POR_PAGINA
  const primeiros = antes.slice(inicio, inicio + POR_PAGINA)
  if (primeiros.length === POR_PAGINA) return primeiros
  const outros = await idsEmOrdem(db, quais, {
    depoisDe: Math.max(0, inicio - antes.length),
    limite: POR_PAGINA - primeiros.length,
    menos: antes,
  })
  return [...primeiros, ...outros]
}

/** The board of a person: the posts of a page day by day, and what all of them come to. */
export async function obterQuadro(
  db: Db,
  { ator, consulta, hoje }: { readonly ator: Ator; readonly consulta: Consulta; readonly hoje: string },
) {
  const { contratoId, ordem = 'buracos', pagina = 1 } = consulta
  const janela = janelaDe(hoje)
  const quais: Quais = { ator, janela, contratoId }
  const [contratos, total, indice] = await Promise.all([
    listContratos(db, ator, hoje),
    totalDePostos(db, quais),
    indiceDeBuracos(db, quais),
  ])
  const contrato = contratos.find(({ value }) => value === contratoId)
  if (contratoId !== undefined && !contrato) throw failure('nao_encontrado')
  const postos = await lerPostos(db, await postosDaPagina(db, quais, indice, { ordem, pagina }), janela)
  return {
    ...janela,
    hoje,
    contrato: contrato ?? null,
    contratos,
    totais: totaisDe(indice),
    results: postos.map(mostrarPosto),
    total,
    pagina,
    porPagina: POR_PAGINA,
    podeEscalar: ator.grupos.some((grupo) => quemCobre.includes(grupo)),
  }
}

function mostrarPosto(posto: PostoComDias): PostoNoQuadro {
  const { id, contratoId, contrato, local, cargo, escala, insalubridade, dias } = posto
  return {
    id,
    contratoId,
    contrato,
    local,
    cargo,
    escala: escala.nome,
    horario: horarioDe(escala),
    insalubridade,
    dias: dias.map((dia) => mostrarDia(posto, dia)),
  }
}

const mostrarDia = (posto: PostoComDias, { buracos, ...dia }: DiaDoPosto): DiaNoQuadro => ({
  ...dia,
  feriado: posto.feriados.get(dia.data) ?? null,
  buracos: buracos.map((buraco) => mostrarBuraco(posto, buraco, dia.data)),
})

/** The vacation or leave that makes somebody missed on a day. */
export const processoDoBuraco = (
  { ausencias }: Pick<PostoComDias, 'ausencias'>,
  { ausente }: Pick<Buraco, 'ausente'>,
  data: string,
): number | null =>
  ausencias.find(
    ({ colaboradorId, inicio, fim }) =>
      colaboradorId === ausente?.colaboradorId && inicio <= data && data <= (fim ?? SEM_FIM),
  )?.processoId ?? null

export function mostrarBuraco(posto: PostoComDias, buraco: Buraco, data: string) {
  const { ausente, porque, ate, cobertura } = buraco
  const origem = origemDe(cobertura)
  return {
    processoId: processoDoBuraco(posto, buraco, data),
    porque,
    ausente,
    ate: ate === SEM_FIM ? null : ate,
    cobertura: origem && {
      id: origem.id,
      tipo: origem.tipo,
      colaborador:
        origem.colaboradorId === null
          ? null
          : { colaboradorId: origem.colaboradorId, nome: origem.nome ?? '' },
      autorizadoPor: origem.autorizadoPor,
      temArquivo: origem.temArquivo,
      por: origem.por,
      em: origem.em,
    },
  }
}
