import { memo, useId, useMemo, type ReactNode } from 'react'
import type { Trecho } from './fracoes.ts'
import { anoDe, nomeDoMes, SEMANA, semanaDe, semanasDe, ultimoDia } from './meses.ts'
import { Grade, Notas, PorQue } from './estilo.ts'
import { diaPorExtenso, ditosDoDia, notasDoMes } from './textos.ts'
import type { EstadosDosDias, LimiteDoAno } from './tipos.ts'

export interface MesProps {
  readonly mes: string
  /** First day of the only week shown; all weeks of the month without it. */
  readonly semana?: string | undefined
  readonly estados: EstadosDosDias
  readonly limite: LimiteDoAno | undefined
  readonly hoje: string | undefined
  /** Parts of the fractions that fall in this month. */
  readonly trechos: readonly Trecho[]
  readonly nomeDaFracao: (indice: number) => string
  /** False for a read-only calendar. */
  readonly marca: boolean
  /** Day of this month in the tab order (roving tabindex). */
  readonly ativo: string | null
  /** Index of the fraction picked up by the keyboard. */
  readonly pega: number | null
  /** Explanation shown under the month after a touch on one of its days. */
  readonly aviso: string | null
  /** Day that was chosen. */
  readonly escolhido?: string | null
  /** Draws what is below the number of a day; the name of the day has it in words. Must keep its identity. */
  readonly conteudo?: ((dia: string) => ReactNode) | undefined
}

/** Month as a table of days; memoized, re-rendered only when something in it changes. */
export const Mes = memo(function Mes({ mes, semana, estados, limite, aviso, ...resto }: MesProps) {
  const id = useId()
  const grande = resto.conteudo !== undefined
  const notas = useMemo(
    () => (grande ? [] : notasDoMes(mes, estados, limite)),
    [grande, mes, estados, limite],
  )
  const semanas = semana === undefined ? semanasDe(mes) : [semanaDe(semana)]
  return (
    <div>
      <h3 id={id} data-escondido={grande || undefined}>
        {semana !== undefined && 'semana em '}
        {nomeDoMes(mes)} <span>{anoDe(mes)}</span>
        {limite && ultimoDia(mes) > limite.dia && mes > limite.dia.slice(0, 7) && (
          <span> · {limite.depois}</span>
        )}
      </h3>
      <Grade role="grid" aria-labelledby={id} aria-multiselectable={resto.marca} aria-readonly={!resto.marca}>
        <thead>
          <tr>
            {SEMANA.map((nome) => (
              <th key={nome} scope="col" abbr={nome}>
                {grande ? nome.slice(0, 3) : nome.charAt(0).toUpperCase()}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {semanas.map((dias, i) => (
            <tr key={i}>
              {dias.map((dia, coluna) =>
                dia === null ? (
                  <td key={coluna}>&nbsp;</td>
                ) : (
                  <Dia key={coluna} dia={dia} estados={estados} limite={limite} {...resto} />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </Grade>
      {aviso && <PorQue>{aviso}</PorQue>}
      {!grande && (
        <Notas>
          {notas.map(({ tipo, texto }) => (
            <li key={texto} data-tipo={tipo}>
              {texto}
            </li>
          ))}
        </Notas>
      )}
    </div>
  )
}, igual)

type DiaProps = Omit<MesProps, 'mes' | 'semana' | 'aviso'> & { readonly dia: string }

function Dia(props: DiaProps) {
  const { dia, estados, limite, hoje, trechos, nomeDaFracao, marca, ativo, pega, escolhido, conteudo } = props
  const estado = estados[dia]
  const trecho = trechos.find(({ de, ate }) => de <= dia && dia <= ate)
  const inicia = trecho?.inicia === true && trecho.de === dia
  const termina = trecho?.termina === true && trecho.ate === dia
  const nao = marca && (estado?.impossivel ?? estado?.tomado) !== undefined
  const nome = [
    diaPorExtenso(dia),
    ...(trecho ? [`${nomeDaFracao(trecho.i)}${inicia ? ', começa' : ''}${termina ? ', termina' : ''}`] : []),
    ...(nao && !trecho ? ['não pode começar'] : []),
  ].join(', ')
  const ditos = ditosDoDia(dia, estado, limite)
  const inteiro = ditos.length > 0 ? `${nome}. ${ditos.join(' ')}` : nome
  return (
    <td
      data-dia={dia}
      tabIndex={ativo === dia ? 0 : -1}
      aria-label={conteudo ? undefined : inteiro}
      aria-selected={
        marca || trecho ? trecho !== undefined : escolhido === undefined ? undefined : escolhido === dia
      }
      aria-disabled={nao || undefined}
      aria-current={hoje === dia ? 'date' : undefined}
      data-nao={nao || undefined}
      data-tomado={estado?.tomado === undefined ? undefined : true}
      data-feriado={estado?.feriado === undefined ? undefined : true}
      data-equipe={estado?.equipe?.length ? true : undefined}
      data-folga={estado?.folga || undefined}
      data-peso={conteudo ? undefined : estado?.peso}
      data-escolhido={(escolhido !== null && escolhido === dia) || undefined}
      data-depois={(limite && dia > limite.dia) || undefined}
      data-limite={limite?.dia === dia || undefined}
      data-inicia={inicia || undefined}
      data-termina={termina || undefined}
      data-pega={(trecho && trecho.i === pega) || undefined}
    >
      <span aria-hidden={conteudo ? true : undefined}>{Number(dia.slice(8))}</span>
      {conteudo && (
        <>
          <b data-escondido>{inteiro}</b>
          <div aria-hidden>{conteudo(dia)}</div>
        </>
      )}
      {marca && inicia && <i aria-hidden data-ponta="inicio" data-fracao={trecho?.i} />}
      {marca && termina && <i aria-hidden data-ponta="fim" data-fracao={trecho?.i} />}
    </td>
  )
}

const mesmoTrecho = (a: Trecho, b: Trecho | undefined): boolean =>
  a.i === b?.i && a.de === b.de && a.ate === b.ate && a.inicia === b.inicia && a.termina === b.termina

function igual(antes: MesProps, agora: MesProps): boolean {
  const { trechos: a, pega: pegaAntes, ...restoAntes } = antes
  const { trechos: b, pega: pegaAgora, ...restoAgora } = agora
  if (a.length !== b.length || !a.every((trecho, i) => mesmoTrecho(trecho, b[i]))) return false
  // Only the months with the fraction in them show that it was taken up.
  if (pegaAntes !== pegaAgora && a.length > 0) return false
  return Object.entries(restoAntes).every(([nome, valor]) =>
    Object.is(valor, restoAgora[nome as keyof typeof restoAgora]),
  )
}
