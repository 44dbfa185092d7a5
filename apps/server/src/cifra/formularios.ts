import { cifradosDoFormulario, isCifradoNoFormulario } from '@rh/domain/privacidade/cifrados'
import type { EnderecoDoCampo } from '@rh/domain/processo/formulario'
import type { Db, Tx } from '../db/db.ts'
import { lugarDoCampo } from './lugares.ts'
import { abrirValores, guardarValores, isCifrado, type Lugar } from './valores.ts'

// Forms of processes and what changed in them: the fields that are kept encrypted are replaced by the names of their
// values on the way in, and by the values on the way out. A form without such a field costs no query.

const isVazio = (valor: unknown): boolean => valor === null || valor === undefined || valor === ''

type Folha = Readonly<Record<string, unknown>>

/** A value that is or becomes encrypted, where it belongs, and how the document has another one in its place. */
export interface Trecho<D> {
  readonly lugar: Lugar
  readonly valor: unknown
  readonly trocar: (documento: D, por: unknown) => D
}

/** The fields of a form that are kept encrypted, where they say something. */
export function trechosDoFormulario<D extends object>(processoId: number, dados: D): Trecho<D>[] {
  return cifradosDoFormulario.flatMap((onde): Trecho<D>[] => {
    const { etapa, campo } = onde
    const folha = (etapa === undefined ? dados : (dados as Folha)[etapa]) as Folha | null | undefined
    const valor = folha?.[campo]
    if (isVazio(valor)) return []
    return [
      {
        lugar: lugarDoCampo(processoId, onde),
        valor,
        trocar: (documento, por) =>
          etapa === undefined
            ? { ...documento, [campo]: por }
            : { ...documento, [etapa]: { ...((documento as Folha)[etapa] as Folha), [campo]: por } },
      },
    ]
  })
}

type Mudanca = EnderecoDoCampo & { readonly de: unknown; readonly para: unknown }

const trechosDasMudancas = <M extends Mudanca>(
  processoId: number,
  mudancas: readonly M[],
): Trecho<readonly M[]>[] =>
  mudancas.flatMap((mudanca, i) =>
    isCifradoNoFormulario(mudanca)
      ? (['de', 'para'] as const)
          .filter((lado) => !isVazio(mudanca[lado]))
          .map((lado) => ({
            lugar: lugarDoCampo(processoId, mudanca),
            valor: mudanca[lado],
            trocar: (lista: readonly M[], por: unknown) =>
              lista.map((uma, j) => (i === j ? { ...uma, [lado]: por } : uma)),
          }))
      : [],
  )

type Trocar = (db: Db | Tx, trechos: readonly Omit<Trecho<never>, 'trocar'>[]) => Promise<unknown[]>

const guardar: Trocar = (db, trechos) =>
  guardarValores(
    db,
    trechos.map(({ lugar, valor }) => ({ ...lugar, valor })),
  )

/** What was written before a field was encrypted is read as it stands. */
const abrir: Trocar = (db, trechos) =>
  abrirValores(
    db,
    trechos.map(({ lugar, valor }) => ({ ...lugar, nome: String(valor) })),
  )

/** Many documents with the values of all of them replaced at once. */
async function trocarEm<D>(
  db: Db | Tx,
  documentos: readonly { readonly documento: D; readonly trechos: readonly Trecho<D>[] }[],
  por: Trocar,
): Promise<D[]> {
  const todos = documentos.flatMap(({ trechos }) => trechos)
  if (todos.length === 0) return documentos.map(({ documento }) => documento)
  const novos = (await por(db, todos)).values()
  return documentos.map(({ documento, trechos }) =>
    trechos.reduce((atual, { trocar }) => trocar(atual, novos.next().value), documento),
  )
}

interface DoProcesso<D> {
  readonly processoId: number
  readonly dados: D
}

const formulariosCom =
  (por: Trocar, pega: (valor: unknown) => boolean) =>
  <D extends object>(db: Db | Tx, lista: readonly DoProcesso<D>[]): Promise<D[]> =>
    trocarEm(
      db,
      lista.map(({ processoId, dados }) => ({
        documento: dados,
        trechos: trechosDoFormulario(processoId, dados).filter(({ valor }) => pega(valor)),
      })),
      por,
    )

/** Forms as they are kept. */
export const cifrarFormularios = formulariosCom(guardar, () => true)
/** Forms as they were typed. Throws as `abrirValores`. */
export const abrirFormularios = formulariosCom(abrir, isCifrado)

const mudancasCom =
  (por: Trocar, pega: (valor: unknown) => boolean) =>
  <M extends Mudanca>(
    db: Db | Tx,
    lista: readonly { readonly processoId: number; readonly mudancas: readonly M[] }[],
  ): Promise<(readonly M[])[]> =>
    trocarEm(
      db,
      lista.map(({ processoId, mudancas }) => ({
        documento: mudancas,
        trechos: trechosDasMudancas(processoId, mudancas).filter(({ valor }) => pega(valor)),
      })),
      por,
    )

/** Changes of forms as their history keeps them. */
export const cifrarMudancas = mudancasCom(guardar, () => true)
/** Changes of forms as they are read. Throws as `abrirValores`. */
export const abrirMudancas = mudancasCom(abrir, isCifrado)
