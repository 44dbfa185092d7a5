import { useState } from 'react'
import { fromDia, maisDias, toDia } from '../../lib/time/dia.ts'
import { CalendarioAnual } from '../../ui/calendario/CalendarioAnual.tsx'
import { MapaDoAno } from '../../ui/calendario/mapa/MapaDoAno.tsx'
import type { LinhaDoMapa, TomDaFaixa } from '../../ui/calendario/mapa/tipos.ts'
import type { EstadoDoDia, EstadosDosDias, Fracao } from '../../ui/calendario/tipos.ts'
import { Section } from '../../ui/page/Section.tsx'

const INICIO = '2026-12'
const LIMITE = { dia: '2027-03-11', rotulo: 'último dia sem dobra', depois: 'em dobro' }

const feriados: Readonly<Record<string, string>> = {
  '2026-12-25': 'Natal',
  '2027-01-01': 'Confraternização',
  '2027-01-25': 'Aniversário de São Paulo',
  '2027-03-26': 'Paixão de Cristo',
  '2027-04-21': 'Tiradentes',
}

const fora: readonly (readonly [string, string, string])[] = [
  ['Ivone', '2026-12-07', '2026-12-26'],
  ['Marli', '2027-01-18', '2027-02-06'],
  ['Cleide', '2027-02-10', '2027-06-09'],
]

/** The days of a made-up employee: two days before a holiday or a Sunday no vacation starts. */
function umAno(): EstadosDosDias {
  const dias = Array.from({ length: 365 }, (_, i) => maisDias('2026-12-01', i))
  return Object.fromEntries(
    dias.map((dia): [string, EstadoDoDia] => {
      const feriado = feriados[dia]
      const antesDe = [1, 2].map((n) => feriados[maisDias(dia, n)]).find(Boolean)
      const domingo = toDia(dia) % 7 === 3
      const vespera = [1, 2].some((n) => (toDia(dia) + n) % 7 === 3)
      const porQue = antesDe ? `Faltam menos de três dias para ${antesDe} (CLT art. 134 § 3º).` : null
      const descanso = vespera ? 'Menos de três dias antes do descanso semanal (CLT art. 134 § 3º).' : null
      const equipe = fora.filter(([, de, ate]) => de <= dia && dia <= ate).map(([nome]) => nome)
      return [
        dia,
        {
          ...((porQue ?? descanso) ? { impossivel: porQue ?? descanso ?? '' } : {}),
          ...(feriado ? { feriado, impossivel: 'É feriado.' } : {}),
          ...(domingo ? { folga: true, impossivel: 'É dia de folga.' } : {}),
          ...(equipe.length > 0 ? { equipe } : {}),
          ...(dia >= '2027-09-01' && dia <= '2027-09-10' ? { tomado: 'Licença já marcada' } : {}),
        },
      ]
    }),
  )
}

const estados = umAno()

/** A year of days, to mark and to read. */
export function Calendarios() {
  const [inicio, setInicio] = useState(INICIO)
  const [value, setValue] = useState<readonly Fracao[]>([
    { inicio: '2027-01-04', dias: 15 },
    { inicio: '2027-03-01', dias: 15 },
  ])
  return (
    <Section title="Calendário do ano">
      <CalendarioAnual
        label="Férias de exemplo"
        inicio={inicio}
        onInicioChange={setInicio}
        estados={estados}
        value={value}
        onChange={setValue}
        diasMin={5}
        saldo={40}
        limite={LIMITE}
        hoje="2026-12-03"
        descreve={({ inicio, dias }) => `volta em ${maisDias(inicio, dias)}`}
      />
      <output data-valor>{value.map((f) => `${f.inicio}+${f.dias}`).join(' ')}</output>
      <CalendarioAnual label="Só leitura" inicio="2026-12" meses={4} estados={estados} value={[]} />
    </Section>
  )
}

const tons: readonly TomDaFaixa[] = ['feita', 'agora', 'pedida', 'proposta', 'alerta', 'ausencia']

const linhas: readonly LinhaDoMapa[] = Array.from({ length: 12 }, (_, i) => {
  const inicio = fromDia(toDia('2026-12-07') + i * 23)
  return {
    id: i,
    nome: ['Ivone Assunção Teixeira', 'Marli Rocha Pimentel', 'Cleide Nunes Barreto'][i % 3] ?? '',
    href: '#pessoa',
    posto: i < 7 ? 'Ambulatório' : 'Lavanderia',
    detalhe: 'até 11/03/2027 · 30 dias',
    limite: maisDias(inicio, 40 + i * 5),
    faixas: [
      {
        inicio,
        fim: maisDias(inicio, 4 + i * 2),
        tom: tons[i % 6] ?? 'feita',
        rotulo: 'Férias',
        href: '#ferias',
      },
      ...(i === 2
        ? [
            {
              inicio: maisDias(inicio, 3),
              fim: maisDias(inicio, 20),
              tom: 'ausencia' as const,
              rotulo: 'Afastamento',
              href: '#a',
            },
          ]
        : []),
    ],
  }
})

/** Who is away and when, by post. */
export const Mapas = () => (
  <Section title="Mapa do ano">
    <MapaDoAno
      label="Mapa de exemplo"
      inicio={INICIO}
      linhas={linhas}
      hoje="2026-12-15"
      conflitos={[
        {
          posto: 'Ambulatório',
          inicio: '2027-01-18',
          fim: '2027-02-01',
          tipo: 'conflito',
          rotulo: '2 fora',
        },
        {
          posto: 'Ambulatório',
          inicio: '2027-01-20',
          fim: '2027-01-24',
          tipo: 'descoberto',
          rotulo: '5 descobertos',
        },
      ]}
      legenda={{
        feita: 'aprovada',
        agora: 'em gozo',
        pedida: 'solicitada',
        proposta: 'proposta (com ?)',
        alerta: 'proposta em dobro',
        ausencia: 'afastamento, só as datas',
      }}
      rotuloDoLimite="último dia sem dobra"
      detalheDoPosto={() => '6x1 – 44 h'}
    />
  </Section>
)
