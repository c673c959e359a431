export { isRobot } from '../base/robots.ts';
