import { sql } from 'kysely'
import {
  documentosDeReferencia,
  escalasVtDeReferencia,
  feriadosEstaduais,
} from '@rh/domain/cadastros/referencia'
import { tipoDeEntrada } from '@rh/domain/processo/tipos'
import type { Tx } from '../db/db.ts'

/** Registers that every company begins with. Only into an empty register: afterwards the rows are the company's. */
export async function inserirCadastrosIniciais(tx: Tx): Promise<void> {
  const { rows } = await sql<{ feriados: boolean; documentos: boolean; escalasVt: boolean }>`
    select not exists (select from feriado where abrangencia = 'estadual') as feriados,
           not exists (select from documento_tipo) as documentos,
           not exists (select from escala_vt) as escalas_vt`.execute(tx)
  const [vazio] = rows
  if (vazio?.feriados) await inserirFeriadosEstaduais(tx)
  if (vazio?.documentos) await inserirDocumentos(tx)
  if (vazio?.escalasVt) await inserirEscalasVt(tx)
}

const inserirFeriadosEstaduais = (tx: Tx) =>
  tx
    .insertInto('feriado')
    .values(
      feriadosEstaduais.map(
        ({ uf, nome, dia = null, mes = null, diasDaPascoa = null, conferir = false }) => ({
          uf,
          nome,
          dia,
          mes,
          diasDaPascoa,
          conferir,
          abrangencia: 'estadual',
          repeticao: diasDaPascoa === null ? 'anual' : 'pascoa',
          fundamento: 'Lei estadual (Lei 9.093/1995)',
        }),
      ),
    )
    .execute()

const inserirDocumentos = (tx: Tx) =>
  tx
    .insertInto('documentoTipo')
    .values(
      documentosDeReferencia.map(
        ({ condicao = null, fundamento = null, sensivel = false, ...documento }) => ({
          ...documento,
          condicao,
          fundamento,
          sensivel,
          momento: documento.momento ?? 'aprovacao',
          validadeMeses: documento.validadeMeses ?? null,
          norma: documento.norma ?? null,
          processos: [...(documento.processos ?? [tipoDeEntrada])],
        }),
      ),
    )
    .execute()

const inserirEscalasVt = (tx: Tx) =>
  tx
    .insertInto('escalaVt')
    .values(escalasVtDeReferencia.map(({ diasMes = null, ...escala }) => ({ ...escala, diasMes })))
    .execute()
