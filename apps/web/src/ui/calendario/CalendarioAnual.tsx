import Button from '@mui/material/Button'
import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useRef, useState } from 'react'
import { Balao } from './Balao.tsx'
import { Ajuda, Falado, Meses, Raiz } from './estilo.ts'
import { recorta } from './fracoes.ts'
import { Legenda } from './Legenda.tsx'
import { Mes } from './Mes.tsx'
import { maisMeses, mesDe, mesesDesde, nomeDoMes, primeiroDia, ultimoDia } from './meses.ts'
import { ditosDoDia } from './textos.ts'
import { Periodo } from './Periodo.tsx'
import type { EstadosDosDias, Fracao, LimiteDoAno } from './tipos.ts'
import { useMarcacao } from './use-marcacao.ts'

export interface CalendarioAnualProps {
  /** What the calendar is of: `Calendário das férias`. */
  readonly label: string
  /** First month, `YYYY-MM`. */
  readonly inicio: string
  readonly meses?: number
  /** Another first month is wanted. Without it there are no buttons, and the keys stop at the edges. */
  readonly onInicioChange?: ((inicio: string) => void) | undefined
  /** The same object from one drawing to the next: the months are drawn again when it is another one. */
  readonly estados: EstadosDosDias
  /** In the order of their numbers. */
  readonly value: readonly Fracao[]
  /** Without it the calendar is only read. While something is dragged it comes as a transition. */
  readonly onChange?: ((value: readonly Fracao[]) => void) | undefined
  /** Fractions at most. */
  readonly max?: number
  /** Days of the shortest fraction. */
  readonly diasMin?: number
  /** Days of all fractions together. */
  readonly saldo?: number
  /** Days of a fraction that a click or Enter starts; without it, what is left of the balance, 30 at most. */
  readonly diasNovos?: number | undefined
  readonly limite?: LimiteDoAno | undefined
  readonly hoje?: string | undefined
  /** More of a fraction for who listens: `volta 12/03, sem dobra`. */
  readonly descreve?: ((fracao: Fracao, indice: number) => string) | undefined
  /** The same function from one drawing to the next. */
  readonly nomeDaFracao?: (indice: number) => string
}

const fracaoNumero = (indice: number): string => `Fração ${indice + 1}`
const UM_ANO = 366

/**
 * The days of a year, each with what is known of it, and ranges of days marked on them by pointer, finger or keyboard.
 * Dates and numbers of days can be typed in fields beside it, which the caller has: `value` is what both show.
 */
export function CalendarioAnual(props: CalendarioAnualProps) {
  const { label, inicio, meses = 12, estados, limite, hoje, onInicioChange } = props
  const { onChange, max = 3, diasMin = 1, saldo = UM_ANO, nomeDaFracao = fracaoNumero } = props
  const raiz = useRef<HTMLFieldSetElement>(null)
  const todos = mesesDesde(inicio, meses)
  const regras = {
    estados,
    de: primeiroDia(inicio),
    ate: ultimoDia(maisMeses(inicio, meses - 1)),
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
      <Legenda estados={estados} limite={limite} marca={marca} />
      <Meses ref={raiz} aria-label={label} data-marca={marca} data-arrasta={arrastando} {...handlers}>
        {mostrados.map((mes) => (
          <Mes
            key={mes}
            mes={mes}
            estados={estados}
            limite={limite}
            hoje={hoje}
            trechos={recorta(fracoes, primeiroDia(mes), ultimoDia(mes))}
            nomeDaFracao={nomeDaFracao}
            marca={marca}
            ativo={mesDe(ativo) === mes ? ativo : null}
            pega={pega}
            aviso={aviso !== null && mesDe(aviso.dia) === mes ? aviso.texto : null}
          />
        ))}
        <Balao raiz={raiz} diz={diz} />
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

/** On a phone, first the months up to the limit and those in use; a button opens the others. */
function useMesesNoTelefone(
  todos: readonly string[],
  limite: LimiteDoAno | undefined,
  usados: readonly string[],
) {
  const phone = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'))
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
