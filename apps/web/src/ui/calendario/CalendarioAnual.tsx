import Button from '@mui/material/Button'
import { useRef, useState, type ReactNode } from 'react'
import { useIsPhone } from '../../theme/use-is-phone.ts'
import { Balao } from './Balao.tsx'
import { Ajuda, Falado, Meses, Raiz } from './estilo.ts'
import { recorta } from './fracoes.ts'
import { Legenda } from './Legenda.tsx'
import { Mes } from './Mes.tsx'
import { maisDias } from '../../lib/time/dia.ts'
import { maisMeses, mesDe, mesesDesde, nomeDoMes, primeiroDia, ultimoDia } from './meses.ts'
import { ditosDoDia } from './textos.ts'
import { Periodo } from './Periodo.tsx'
import type { EstadosDosDias, Fracao, LimiteDoAno } from './tipos.ts'
import { useMarcacao } from './use-marcacao.ts'

export interface CalendarioAnualProps {
  /** Accessible name of the calendar: `Calendário das férias`. */
  readonly label: string
  /** First month, `YYYY-MM`. */
  readonly inicio: string
  readonly meses?: number
  /** First day, a Sunday, of the only week to show: `inicio` is then its month. */
  readonly semana?: string | undefined
  /**
   * Called when another first month is asked for. Without it there are no paging buttons and the keys stop at the
   * edges.
   */
  readonly onInicioChange?: ((inicio: string) => void) | undefined
  /** Called with the day that the keys reach past the edges, where the caller pages by itself. */
  readonly onFora?: ((dia: string) => void) | undefined
  /** Must keep its identity between renders: a new object re-renders every month. */
  readonly estados: EstadosDosDias
  /** Marked fractions, in the order of their numbers. */
  readonly value: readonly Fracao[]
  /** Absent for a read-only calendar. Called inside a transition while dragging. */
  readonly onChange?: ((value: readonly Fracao[]) => void) | undefined
  /** Maximum number of fractions. */
  readonly max?: number
  /** Minimum days of a fraction. */
  readonly diasMin?: number
  /** Days of all fractions together. */
  readonly saldo?: number
  /** Days of a fraction started by a click or Enter; by default the rest of the balance, at most 30. */
  readonly diasNovos?: number | undefined
  readonly limite?: LimiteDoAno | undefined
  readonly hoje?: string | undefined
  /** Extra words about a fraction for screen readers: `volta 12/03, sem dobra`. */
  readonly descreve?: ((fracao: Fracao, indice: number) => string) | undefined
  /** Day chosen in a read-only calendar; null for none yet. */
  readonly escolhido?: string | null
  /** Called when a day of a read-only calendar is chosen. */
  readonly onEscolhe?: ((dia: string) => void) | undefined
  /** What large cells show below the number; must keep its identity between renders, and change with the states. */
  readonly conteudo?: ((dia: string) => ReactNode) | undefined
  /** Must keep its identity between renders. */
  readonly nomeDaFracao?: (indice: number) => string
}

const fracaoNumero = (indice: number): string => `Fração ${indice + 1}`
const UM_ANO = 366

/**
 * Year calendar: days with what is known of each, and ranges of days marked by pointer, touch or keyboard. The caller
 * renders text fields for the same `value` beside it.
 */
export function CalendarioAnual(props: CalendarioAnualProps) {
  const { label, inicio, meses = 12, estados, limite, hoje, onInicioChange } = props
  const {
    semana,
    escolhido,
    conteudo,
    onChange,
    max = 3,
    diasMin = 1,
    saldo = UM_ANO,
    nomeDaFracao = fracaoNumero,
  } = props
  const raiz = useRef<HTMLFieldSetElement>(null)
  const todos = mesesDesde(inicio, meses)
  const regras = {
    estados,
    de: semana ?? primeiroDia(inicio),
    ate: semana === undefined ? ultimoDia(maisMeses(inicio, meses - 1)) : maisDias(semana, 6),
    max,
    diasMin,
    saldo,
  }
  const marcacao = useMarcacao({ ...props, raiz, regras, nomeDaFracao })
  const { fracoes, ativo, pega, aviso, voz, arrastando, handlers } = marcacao
  const { mostrados, resto, showTudo } = useMesesNoTelefone(todos, limite, [
    ativo,
    ...fracoes.map((f) => f.inicio),
  ])
  const marca = onChange !== undefined
  const diz = (dia: string): string => (arrastando ? '' : ditosDoDia(dia, estados[dia], limite).join(' '))
  return (
    <Raiz>
      {onInicioChange && <Periodo inicio={inicio} meses={meses} onInicioChange={onInicioChange} />}
      {!conteudo && <Legenda estados={estados} limite={limite} marca={marca} />}
      <Meses
        ref={raiz}
        aria-label={label}
        data-marca={marca}
        data-escolhe={props.onEscolhe !== undefined}
        data-grande={conteudo !== undefined}
        data-semana={semana !== undefined}
        data-arrasta={arrastando}
        {...handlers}
      >
        {mostrados.map((mes) => (
          <Mes
            key={mes}
            mes={mes}
            semana={semana}
            {...(escolhido !== undefined && { escolhido })}
            conteudo={conteudo}
            estados={estados}
            limite={limite}
            hoje={hoje}
            trechos={recorta(fracoes, primeiroDia(mes), ultimoDia(mes))}
            nomeDaFracao={nomeDaFracao}
            marca={marca}
            ativo={semana !== undefined || mesDe(ativo) === mes ? ativo : null}
            pega={pega}
            aviso={aviso !== null && mesDe(aviso.dia) === mes ? aviso.texto : null}
          />
        ))}
        {!conteudo && <Balao raiz={raiz} diz={diz} />}
      </Meses>
      {resto !== null && (
        <Button variant="outlined" fullWidth sx={{ mt: 1.5 }} onClick={showTudo} data-sem-impressao>
          {resto}
        </Button>
      )}
      {marca && (
        <Ajuda>
          Arraste a barra para mudar a data e as pontas para mudar os dias. No teclado: setas andam nos dias,{' '}
          <b>Enter</b> marca ou pega a fração, <b>Shift + setas</b> mudam o tamanho, <b>Delete</b> tira a
          fração.
        </Ajuda>
      )}
      <Falado>{voz}</Falado>
    </Raiz>
  )
}

/** Limits a phone to the months before the limit and those in use, until a button shows all. */
function useMesesNoTelefone(
  todos: readonly string[],
  limite: LimiteDoAno | undefined,
  usados: readonly string[],
) {
  const phone = useIsPhone()
  const [tudo, setTudo] = useState(false)
  const ate = limite && [limite.dia, ...usados].map(mesDe).reduce((a, b) => (a > b ? a : b))
  const poucos = todos.filter((mes) => ate === undefined || mes <= ate)
  const mostrados = phone && !tudo && poucos.length > 0 ? poucos : todos
  const primeiro = todos[mostrados.length]
  const ultimo = todos.at(-1)
  return {
    mostrados,
    resto:
      primeiro && ultimo
        ? `Mostrar ${nomeDoMes(primeiro)}${primeiro === ultimo ? '' : ` a ${nomeDoMes(ultimo)}`}`
        : null,
    showTudo: () => setTudo(true),
  }
}
