import Button from '@mui/material/Button'
import { Link } from 'react-router'
import { Icon } from '../../../ui/icon/Icon.tsx'
import type { RegistroDoProcesso } from '../chamadas.ts'
import { campoHref } from '../form/andamento.ts'
import { isEmEtapas, type EtapasDoFormulario, type RegistroEmEtapas } from '../form/formulario.ts'
import { camposApontaveis } from '../form/ResumoEtapas.tsx'
import { useEnderecos } from '../form/use-enderecos.ts'
import { Movimentos, type TextoMovimento } from '../Movimentos.tsx'
import { useTela, type PaginaDoRegistro } from '../tela.ts'
import { useMover } from './use-mover.ts'

export interface DoRegistro {
  readonly pagina: PaginaDoRegistro
  readonly registro: RegistroDoProcesso
}

/** What this person may do with the record now. */
export function Acoes({ pagina, registro }: DoRegistro) {
  return pagina.etapas && isEmEtapas(registro) ? (
    <AcoesDoFormulario pagina={pagina} registro={registro} etapas={pagina.etapas} />
  ) : (
    <Mover pagina={pagina} registro={registro} />
  )
}

interface MoverProps extends DoRegistro {
  readonly apontaveis?: Parameters<typeof Movimentos>[0]['campos']
  readonly hrefOf?: Parameters<typeof Movimentos>[0]['hrefOf']
  readonly children?: React.ReactNode
}

function Mover({ pagina, registro, apontaveis = [], hrefOf, children }: MoverProps) {
  const { process } = useTela()
  const { mover, reler } = useMover(registro, pagina.comChamada)
  const { agenda, movimentos, Acoes: Proprias } = pagina
  const textoDe = (transicao: string): TextoMovimento =>
    movimentos[transicao] ?? { title: process.transitions[transicao]?.label ?? transicao, text: '', done: '' }
  return (
    <Movimentos
      process={process}
      id={registro.id}
      // What has no words here is sent from the review, where everything is checked and read first.
      acoes={registro.acoes.filter((acao) => Object.hasOwn(movimentos, acao))}
      textoDe={textoDe}
      send={mover}
      onStale={() => void reler()}
      campos={apontaveis}
      agenda={agenda && { dias: agenda.dias(registro), marcado: registro.agenda?.para }}
      hrefOf={hrefOf}
    >
      {Proprias && <Proprias registro={registro} />}
      {children}
    </Movimentos>
  )
}

interface AcoesDoFormularioProps {
  readonly pagina: PaginaDoRegistro
  readonly registro: RegistroEmEtapas
  readonly etapas: EtapasDoFormulario
}

/** The moves, with the way back into the form while it may be changed. */
function AcoesDoFormulario({ pagina, registro, etapas }: AcoesDoFormularioProps) {
  const enderecos = useEnderecos(registro.id)
  const { editavel, dados } = registro
  return (
    <Mover
      pagina={pagina}
      registro={registro}
      apontaveis={camposApontaveis(etapas, dados, pagina.rotulosDe(registro))}
      hrefOf={editavel ? (pendencia) => campoHref(etapas, enderecos, pendencia) : undefined}
    >
      {editavel && <Continuar registro={registro} />}
    </Mover>
  )
}

function Continuar({ registro: { id, status, completude } }: { readonly registro: RegistroEmEtapas }) {
  const { process } = useTela()
  const { revisar, inicio } = useEnderecos(id)
  const corrigir = status !== process.initial
  const pronta = completude === 100
  return (
    <Button
      component={Link}
      to={pronta && !corrigir ? revisar : inicio}
      variant="contained"
      startIcon={<Icon name="editar" size={18} />}
    >
      {corrigir ? 'Corrigir e reenviar' : pronta ? 'Revisar e enviar' : 'Continuar preenchendo'}
    </Button>
  )
}
