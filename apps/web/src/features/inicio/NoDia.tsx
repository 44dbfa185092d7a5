import { emFrase } from '@rh/domain/br/texto'
import Box from '@mui/material/Box'
import { numerosDoInicio } from '@rh/domain/inicio/numeros'
import type { SetorSlug } from '@rh/domain/setores/setores'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { formatDate } from '../../lib/format.ts'
import { ComoEra } from '../../ui/page/ComoEra.tsx'
import { ErrorLine } from '../../ui/feedback/ErrorLine.tsx'
import { Page } from '../../ui/page/Page.tsx'
import { DayInput } from '../../ui/table/filter/DayInput.tsx'
import { CadaTipo } from './CadaTipo.tsx'
import { ContratosTerminando, OcupacaoDosContratos } from './ContratosTerminando.tsx'
import { Descobertos } from './Descobertos.tsx'
import { Faixa } from './Faixa.tsx'
import { Frase } from './Frase.tsx'
import { PrazosDoRh } from './PrazosDoRh.tsx'
import { VagasAbertas } from './VagasAbertas.tsx'
import { numerosQuery, situacoesQuery } from './chamadas.ts'
import { diaPorExtenso } from './textos.ts'
import { useAchadosEm } from './use-achados.ts'
import { useListaDe } from './use-lista-de.ts'

/** What each sector had to do on a day that is over, of what dates and moves tell. */
const agoraDe: Readonly<Partial<Record<SetorSlug, (em: string) => ReactNode>>> = {
  rh: (em) => <PrazosDoRh em={em} />,
  vagas: (em) => <VagasAbertas em={em} />,
  operacional: (em) => <Descobertos em={em} />,
  comercial: (em) => (
    <>
      <ContratosTerminando em={em} />
      <OcupacaoDosContratos em={em} />
    </>
  ),
}

/** What a start page shows of today alone. */
const semHistorico: Readonly<Partial<Record<SetorSlug, readonly string[]>>> = {
  comercial: ['preços a pedir'],
  admin: ['cópias de segurança'],
  conferencia: ['quem esperava pagamento'],
  almoxarifado: ['peças por devolver'],
}

export interface NoDiaProps {
  readonly setor: SetorSlug
  readonly em: string
  readonly irPara: (dia: string) => void
  /** What other features tell of the day. */
  readonly children?: ReactNode
}

/** A sector's start page as it was when a day that is over ended: what is live is off, and what is not known is said. */
export function NoDia({ setor, em, irPara, children }: NoDiaProps) {
  const { achados, neutra, emDia, contarDeNovo } = useAchadosEm(setor, em)
  return (
    <Page
      title={<Frase achados={achados} neutra={neutra} emDia={emDia} />}
      subtitle={`${diaPorExtenso(em)} · como era no fim do dia`}
      actions={
        <Box sx={{ width: 176 }} data-sem-impressao>
          <DayInput label="Como era em" value={em} placeholder="hoje" onChange={irPara} />
        </Box>
      }
    >
      <ComoEra em={em}>{useSemResposta(setor, em)}</ComoEra>
      {contarDeNovo && (
        <ErrorLine onRetry={contarDeNovo}>Não foi possível contar o que havia no dia.</ErrorLine>
      )}
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: { xs: 2, md: 3 } }}>
        {agoraDe[setor]?.(em)}
        <Faixa setor={setor} em={em} />
        {children}
        <PorSituacao setor={setor} em={em} />
      </Box>
    </Page>
  )
}

/** What is not known of the day, in a sentence. */
function useSemResposta(setor: SetorSlug, em: string): string {
  const { data } = useQuery(numerosQuery(setor, { em }))
  const numeros = numerosDoInicio[setor].filter(
    ({ nome }) => data?.results.find((um) => um.nome === nome)?.total === null,
  )
  const faltam = [
    'o que esperava cada pessoa',
    ...(semHistorico[setor] ?? []),
    ...numeros.map(({ label }) => emFrase(label)),
  ]
  return `Não se sabe de ${formatDate(em)}: ${faltam.join(', ')}.`
}

function PorSituacao({ setor, em }: Pick<NoDiaProps, 'setor' | 'em'>) {
  const listaDe = useListaDe()
  const { data, isError, refetch } = useQuery(situacoesQuery(setor, em))
  if (isError && !data)
    return <ErrorLine onRetry={refetch}>Não foi possível ver os processos por situação.</ErrorLine>
  return <CadaTipo porSituacao={data?.porSituacao} listaDe={listaDe} passado />
}
