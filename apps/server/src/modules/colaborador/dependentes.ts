import { anosCompletos } from '@rh/domain/regras/calendario/datas'
import {
  errosDoDependente,
  salarioFamiliaAte,
  type DadosDoDependente,
} from '@rh/domain/colaborador/dependente'
import type { Dependente } from '@rh/domain/contract/ficha-listas'
import type { Db, Tx } from '../../db/db.ts'
import { prepared } from '../../db/prepared.ts'
import type { UnitOfWork } from '../../db/write.ts'
import { failure } from '../../http/failure.ts'
import { versaoAntigaDe, type Vinculo } from './vinculo.ts'

/** Dependants as on a day: those of the time first, those that ended by then after them. */
export async function listDependentes(db: Db | Tx, { pessoaId }: Vinculo, em: string): Promise<Dependente[]> {
  const linhas = await db
    .selectFrom('dependente')
    .select(['id', 'versao', 'nome', 'cpf', 'nascimento', 'parentesco', 'impostoRenda', 'salarioFamilia'])
    .select(['incapaz', 'pensao', 'inicio', 'fim', 'fimMotivo'])
    .where('pessoaId', '=', pessoaId)
    .where('inicio', '<=', em)
    .orderBy('nascimento')
    .orderBy('id')
    .modifyEnd(prepared)
    .execute()
  return linhas
    .map(({ fim, fimMotivo, ...linha }) => ({
      ...linha,
      parentesco: linha.parentesco as Dependente['parentesco'],
      idade: anosCompletos(linha.nascimento, em),
      salarioFamiliaAte: linha.salarioFamilia ? salarioFamiliaAte(linha) : null,
      // An end after the day shown was not known on it.
      ...(fim !== null && fim <= em ? { fim, fimMotivo } : { fim: null, fimMotivo: null }),
    }))
    .toSorted((a, b) => Number(a.fim !== null) - Number(b.fim !== null))
}

/** Makes whoever else changes the person's dependants wait, so that the checks see what was really there. */
async function requireCerto(
  { tx }: UnitOfWork,
  { pessoaId, cpf }: Vinculo,
  dados: DadosDoDependente,
  { hoje, menos }: { hoje: string; menos: number | null },
): Promise<void> {
  await tx
    .selectFrom('pessoa')
    .select('id')
    .where('id', '=', pessoaId)
    .forUpdate()
    .modifyEnd(prepared)
    .execute()
  const outros = await tx
    .selectFrom('dependente')
    .select(['id', 'cpf', 'parentesco'])
    .where('pessoaId', '=', pessoaId)
    .where('fim', 'is', null)
    .modifyEnd(prepared)
    .execute()
  const campos = errosDoDependente(dados, {
    hoje,
    cpfDoColaborador: cpf,
    outros: outros.filter(({ id }) => id !== menos),
  })
  const erros = Object.entries(campos).map(([campo, erro]) => [`dados.${campo}`, erro])
  if (erros.length > 0) throw failure('validacao', { campos: Object.fromEntries(erros) })
}

const linhaDe = ({
  cpf = null,
  ...dados
}: Omit<DadosDoDependente, 'cpf'> & { cpf?: string | null | undefined }) => ({
  ...dados,
  cpf,
})

export async function incluirDependente(
  work: UnitOfWork,
  vinculo: Vinculo,
  dados: DadosDoDependente,
  hoje: string,
): Promise<{ id: number }> {
  await requireCerto(work, vinculo, dados, { hoje, menos: null })
  return work.tx
    .insertInto('dependente')
    .values({ ...linhaDe(dados), pessoaId: vinculo.pessoaId })
    .returning('id')
    .executeTakeFirstOrThrow()
}

interface Alvo {
  readonly dependenteId: number
  readonly versao: number
}

export async function editarDependente(
  work: UnitOfWork,
  vinculo: Vinculo,
  { dependenteId, versao, dados }: Alvo & { readonly dados: DadosDoDependente },
  { hoje, fuso }: { hoje: string; fuso: string },
): Promise<void> {
  await requireCerto(work, vinculo, dados, { hoje, menos: dependenteId })
  await mudar(work, vinculo, { dependenteId, versao }, linhaDe(dados), fuso)
}

export async function encerrarDependente(
  work: UnitOfWork,
  vinculo: Vinculo,
  { fim, motivo, ...alvo }: Alvo & { readonly fim: string; readonly motivo: string },
  { hoje, fuso }: { hoje: string; fuso: string },
): Promise<void> {
  if (fim > hoje) throw failure('validacao', { campos: { fim: 'A data não pode ser no futuro' } })
  const { inicio } = await achar(work, vinculo, alvo.dependenteId)
  if (fim < inicio) throw failure('validacao', { campos: { fim: 'Não pode ser antes do início' } })
  await mudar(work, vinculo, alvo, { fim, fimMotivo: motivo }, fuso)
}

async function achar({ tx }: UnitOfWork, { pessoaId }: Vinculo, id: number) {
  const dependente = await tx
    .selectFrom('dependente')
    .select(['inicio', 'fim'])
    .where('id', '=', id)
    .where('pessoaId', '=', pessoaId)
    .executeTakeFirst()
  if (!dependente) throw failure('nao_encontrado')
  if (dependente.fim !== null)
    throw failure('transicao_invalida', { mensagem: 'Este dependente já foi encerrado.' })
  return dependente
}

async function mudar(
  work: UnitOfWork,
  vinculo: Vinculo,
  { dependenteId, versao }: Alvo,
  mudanca: ReturnType<typeof linhaDe> | { readonly fim: string; readonly fimMotivo: string },
  fuso: string,
): Promise<void> {
  await achar(work, vinculo, dependenteId)
  const mudado = await work.tx
    .updateTable('dependente')
    .set(mudanca)
    .where('id', '=', dependenteId)
    .where('versao', '=', versao)
    .returning('id')
    .executeTakeFirst()
  if (!mudado) throw await versaoAntigaDe(work, 'pessoa', vinculo.pessoaId, fuso)
}
