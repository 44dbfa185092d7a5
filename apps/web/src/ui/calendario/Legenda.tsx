import { memo, type ReactNode } from 'react'
import { Legendas } from './estilo.ts'
import type { EstadosDosDias, LimiteDoAno } from './tipos.ts'

interface LegendaProps {
  readonly estados: EstadosDosDias
  readonly limite: LimiteDoAno | undefined
  readonly marca: boolean
}

const sinal = (como: string): ReactNode => <i data-como={como} />

/** Legend of the marks that occur in the months shown. */
export const Legenda = memo(function Legenda({ estados, limite, marca }: LegendaProps) {
  const ha = Object.values(estados)
  const linhas: readonly (readonly [boolean, ReactNode, string])[] = [
    [marca && ha.some((dia) => dia.impossivel), <s key="">12</s>, 'não pode começar: o dia diz por quê'],
    [ha.some((dia) => dia.feriado), <b key="">25</b>, 'feriado'],
    [ha.some((dia) => dia.equipe?.length), sinal('equipe'), 'alguém da equipe fora'],
    [ha.some((dia) => dia.folga), sinal('folga'), 'folga da escala'],
    [ha.some((dia) => dia.tomado), sinal('tomado'), 'já tomado'],
    [ha.some((dia) => dia.peso), sinal('peso'), 'há o que ver: quanto mais escuro, mais'],
    [marca, sinal('fracao'), 'escolhido'],
    [limite !== undefined && marca, sinal('tarde'), `escolhido ${limite?.depois}`],
    [limite !== undefined, sinal('depois'), 'depois do prazo'],
  ]
  return (
    <Legendas aria-label="Legenda">
      {linhas.map(
        ([aparece, desenho, texto]) =>
          aparece && (
            <li key={texto}>
              <span aria-hidden>{desenho}</span>
              {texto}
            </li>
          ),
      )}
    </Legendas>
  )
})
