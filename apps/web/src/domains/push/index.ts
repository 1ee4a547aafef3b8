export { PushSwitch } from "./components/push-switch.tsx";
