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
import { lerBuracos, mantidoPara } from './indice.ts'
import { janelaDe } from './janela.ts'
import { lerPostos, origemDe, SEM_FIM, type PostoComDias } from './postos.ts'

type Consulta = z.output<NonNullable<(typeof coberturaContract)['GET /api/cobertura/quadro']['query']>>

const POR_PAGINA = 25

/** How many holes nobody covers over the next days. */
export const contarFaltas = async (db: Db, quais: Quais) => (await lerBuracos(db, quais)).totais

interface Pagina {
  readonly ordem: OrdemDoQuadro
  readonly pagina: number
}

/** The posts of a page: those with open holes before the others, or all of them in the order of contract and place. */
async function postosDaPagina(db: Db, quais: Quais, { ordem, pagina }: Pagina): Promise<readonly number[]> {
  const antes = ordem === 'local' ? [] : (await lerBuracos(db, quais)).abertos
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

/** Pages that are kept: each takes some hundred kilobytes. */
const PAGINAS = 20

/** The names on a page, and of whom. */
const NOMES = ['cargo', 'cliente', 'pessoa', 'usuario', 'vinculo'] as const

/** The posts of a page day by day. */
export const lerPagina = (db: Db, quais: Quais, qual: Pagina): Promise<readonly PostoNoQuadro[]> =>
  mantidoPara(
    db,
    quais,
    {
      about: 'pagina da cobertura',
      question: [qual.ordem, qual.pagina],
      tables: NOMES,
      places: PAGINAS,
    },
    async () => {
      const postos = await lerPostos(db, await postosDaPagina(db, quais, qual), quais.janela)
      return postos.map(mostrarPosto)
    },
  )

/** The board of a person: the posts of a page day by day, and what all of them come to. */
export async function obterQuadro(
  db: Db,
  { ator, consulta, hoje }: { readonly ator: Ator; readonly consulta: Consulta; readonly hoje: string },
) {
  const { contratoId, ordem = 'buracos', pagina = 1 } = consulta
  const janela = janelaDe(hoje)
  const quais: Quais = { ator, janela, contratoId }
  const contratos = await listContratos(db, ator, hoje)
  const contrato = contratos.find(({ value }) => value === contratoId)
  if (contratoId !== undefined && !contrato) throw failure('nao_encontrado')
  const [{ totais, postos: total }, results] = await Promise.all([
    lerBuracos(db, quais),
    lerPagina(db, quais, { ordem, pagina }),
  ])
  return {
    ...janela,
    hoje,
    contrato: contrato ?? null,
    contratos,
    totais,
    results: [...results],
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
