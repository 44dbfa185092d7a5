import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { hojeNaEmpresa } from '../../lib/time/hoje.ts'
import { DefinitionList, type Definition } from '../../ui/data/DefinitionList.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { camposRespondidos } from '../processo/campos-apontaveis.ts'
import type { Rotulos } from '../processo/rotulos.ts'
import type { Feito } from './conta.ts'
import { Conta, Efeitos, Prazos } from './Conta.tsx'
import type { Registro } from './registro.ts'
import { campos } from './rotulos.ts'
import { Versoes } from './Versoes.tsx'

interface ResumoProps {
  readonly registro: Registro
  readonly rotulos: Rotulos
}

/** Told above the fields, in words, or of no use to people. */
const noAlto: readonly string[] = ['motivo', 'atestado.hash']
const largos: readonly string[] = ['observacao']

/** What it is about, as far as this person sees: the reason, or only of which kind. */
function motivoDe({ motivo, grupo }: Registro): Definition[] {
  if (motivo)
    return [
      { label: 'Motivo', value: motivo.rotulo },
      { label: 'No eSocial e na lei', value: motivo.nome },
    ]
  return grupo ? [{ label: 'Tipo', value: grupo.label }] : []
}

/** The fields that came, in words. */
export const itensDe = (dados: Registro['dados'], rotulos: Rotulos, sem: readonly string[]): Definition[] =>
  camposRespondidos(campos, dados)
    .filter((campo) => !sem.includes(campo))
    .map((campo) => ({
      label: rotulos.campo(undefined, campo),
      value: rotulos.valor(undefined, campo, dados[campo] ?? null),
      wide: largos.includes(campo),
    }))

const emAvaliacao: readonly string[] = ['informado', 'em_analise', 'devolvido']

const semEfeito: readonly string[] = ['recusado', 'cancelado']
const isDesfeito = ({ status }: Registro): boolean => semEfeito.includes(status)

/** Whether the effects hold, wait for the homologation, or were taken back with the leave. */
function tituloDosEfeitos(registro: Registro): string {
  if (isDesfeito(registro)) return 'Efeitos que não valem'
  return emAvaliacao.includes(registro.status) ? 'Efeitos, quando homologado' : 'Efeitos'
}

const feitoDe = ({ status, dados }: Registro, hoje: string): Feito => ({
  cat: Boolean(dados['acidente.cat']),
  desde: emAvaliacao.includes(status) ? null : hoje,
})

/** What was informed, and what it comes to: all of it only as far as the server tells it to this person. */
export function Resumo({ registro, rotulos }: ResumoProps) {
  const { dados, simulacao, visao, versoes } = registro
  const hoje = hojeNaEmpresa()
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      {visao === 'datas' && (
        <Alert severity="info" icon={<Icon name="cadeado" />}>
          O motivo é reservado: aqui aparecem só as datas.
        </Alert>
      )}
      <DefinitionList items={[...motivoDe(registro), ...itensDe(dados, rotulos, noAlto)]} />
      {simulacao && (
        <Box
          sx={{
            display: 'grid',
            gap: 3,
            alignItems: 'start',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
            pt: 3,
            borderTop: 1,
            borderColor: 'divider',
          }}
        >
          <Conta simulacao={simulacao} />
          <Box sx={{ display: 'grid', gap: 3 }}>
            {!isDesfeito(registro) && (
              <Prazos simulacao={simulacao} hoje={hoje} feito={feitoDe(registro, hoje)} />
            )}
            <Efeitos simulacao={simulacao} titulo={tituloDosEfeitos(registro)} />
          </Box>
        </Box>
      )}
      <Versoes versoes={versoes} atual={dados} rotulos={rotulos} />
    </Box>
  )
}
